import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { openLog } from "../log/log.ts";
import { listenToEvents } from "./events.ts";

/** As PostgreSQL answers who says goodbye instead of a password: an error with its length, severity, code and words. */
function refusal(): Buffer {
  const words = Buffer.from("SFATAL\0C08P01\0Mexpected SASL response, got message type 88\0\0");
  const head = Buffer.from("E....");
  head.writeInt32BE(words.length + 4, 1);
  return Buffer.concat([head, words]);
}

it("whoever closes the line while it is being opened is not told that it could not be", async () => {
  const database = createServer().listen(0, "127.0.0.1");
  await once(database, "listening");
  const lines: string[] = [];
  const { port } = database.address() as AddressInfo;
  const log = openLog("info", { write: (line) => lines.push(line) });
  const events = listenToEvents(`postgres://shop:word@127.0.0.1:${port}/aurelle`, log);
  const [visitor] = (await once(database, "connection")) as [Socket];
  await once(visitor, "data");
  visitor.once("data", () => visitor.end(refusal()));
  await events.close();
  database.close();
  await once(database, "close");
  expect(lines).toEqual([]);
});
