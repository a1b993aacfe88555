import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { type Reach, readRemote } from "./read-remote.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
}

/** The tests' server runs on this machine, which a shop never reads from. */
const here: Reach = { protocols: ["http:"], isAllowed: (address) => address === "127.0.0.1" };
const input = { maxBytes: 1000, timeoutMs: 2_000, contentType: /^application\/json/, reach: here };
const json: RequestListener = (_request, response) =>
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end('["Jõhvi"]');

it("reads a text", async () => expect(await readRemote(await aServer(json), input)).toBe('["Jõhvi"]'));

describe("gives up", () => {
  it.each<[string, RequestListener, RegExp]>([
    ["on an error page", (_, response) => response.writeHead(503).end(), /answered with 503/],
    [
      "on another type",
      (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
      /type text\/html/,
    ],
    [
      "on a text that is too large, whatever its header says",
      (_, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        for (let i = 0; i < 20; i += 1) response.write("x".repeat(100));
        response.end();
      },
      /larger than/,
    ],
    [
      "on a packed text",
      (_, response) =>
        response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(),
      /packed as gzip/,
    ],
    ["on a line that breaks", (request) => request.socket.destroy(), /cannot be reached \(ECONNRESET\)/],
    ["on redirects without end", (_, response) => response.writeHead(302, { location: "/again" }).end(), /more than 3/],
  ])("%s", async (_situation, answer, why) => expect(readRemote(await aServer(answer), input)).rejects.toThrow(why));

  it.each<[string, RequestListener]>([
    ["silence", () => undefined],
    [
      "a text that never ends",
      (_, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.write("[");
      },
    ],
  ])("on %s", async (_situation, answer) =>
    expect(readRemote(await aServer(answer), { ...input, timeoutMs: 200 })).rejects.toThrow("within 0.2 s"),
  );

  it("on a port that is closed", async () => {
    const url = await aServer(json);
    servers.splice(0)[0]?.close();
    await expect(readRemote(url, input)).rejects.toThrow(/ECONNREFUSED/);
  });
});

it("follows a redirect, but never to where it may not go", async () => {
  const target = await aServer(json);
  const leading = (location: string) => aServer((_, response) => response.writeHead(302, { location }).end());
  expect(await readRemote(await leading(target), input)).toBe('["Jõhvi"]');
  for (const inside of ["http://10.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest", "http://2130706434/"])
    await expect(readRemote(await leading(inside), input)).rejects.toThrow("not on the open internet");
  await expect(readRemote(await leading("file:///etc/passwd"), input)).rejects.toThrow("asked for over file");
});

it("asks only https, and no name that leads to this machine", async () => {
  const open = { ...input, reach: undefined };
  await expect(readRemote("http://example.com/", open)).rejects.toThrow("asked for over http");
  await expect(readRemote("https://localhost/", open)).rejects.toThrow("not on the open internet");
  await expect(readRemote("https://127.0.0.1/", open)).rejects.toThrow("not on the open internet");
});

describe("the open internet", () => {
  it.each(["1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450::1"])("has %s", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
  ])("has not %s", (address) => expect(isPublicAddress(address)).toBe(false));
});
