import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { withTimeLimits } from "./time-limits.ts";

const UPLOAD = "/functions/v1/return-photos";
const DOWNLOAD = "/order-document";
const FINDER = { takesFile: (path: string) => path === UPLOAD, sendsFile: (path: string) => path === DOWNLOAD };
const SHORT = { body: 50, whole: 50, file: 60_000 };
const LONG = { body: 60_000, whole: 60_000, file: 60_000 };

async function aServer(listener: RequestListener, limits: typeof SHORT): Promise<() => Promise<Socket>> {
  const server = createServer(withTimeLimits(listener, FINDER, limits)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return async () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
}

const reads: RequestListener = (request, response) => request.resume().once("end", () => response.end("done"));
const never: RequestListener = () => undefined;

it.each(["/functions/v1/stripe-checkout", "/withdrawal.data", "/x.html", DOWNLOAD, "/live"])(
  "ends a request to %s whose body arrives too slowly",
  async (path) => {
    const open = await aServer(reads, { ...LONG, body: 50 });
    const socket = await open();
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{`);
    await once(socket, "close");
  },
);

it("ends a request that takes too long in all", async () => {
  const open = await aServer(never, { ...LONG, whole: 50 });
  const socket = await open();
  socket.write("GET /products HTTP/1.1\r\nhost: a\r\n\r\n");
  await once(socket, "close");
});

it.each(["GET /live", `GET ${DOWNLOAD}`, `POST ${UPLOAD}`, "GET /storage/v1/object/public/product-images/a.webp"])(
  "leaves more time to %s",
  async (line) => {
    const open = await aServer(never, SHORT);
    const [patient, other] = [await open(), await open()];
    patient.write(`${line} HTTP/1.1\r\nhost: a\r\n${line.startsWith("POST") ? "content-length: 100\r\n" : ""}\r\n`);
    other.write("GET /products HTTP/1.1\r\nhost: a\r\n\r\n");
    await once(other, "close");
    expect(patient.destroyed).toBe(false);
    patient.destroy();
  },
);

it("lets quick requests pass, one after the other on one connection", async () => {
  const open = await aServer(reads, LONG);
  const socket = await open();
  for (let turn = 0; turn < 3; turn += 1) {
    socket.write("POST /a HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("200 OK");
  }
  socket.destroy();
});
