import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { refuseTakenPort } from "./listen.ts";

it("a port that is taken is refused before anything else begins, and a free one stays free", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const config = readConfig({ PORT: String(port) }, "/tmp");
  await expect(refuseTakenPort(config)).rejects.toThrow(`Port ${port} is taken by another program`);
  await new Promise((resolve) => other.close(resolve));
  await refuseTakenPort(config);
  await refuseTakenPort(config);
});
