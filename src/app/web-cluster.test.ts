import cluster from "node:cluster";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { OpenContext } from "./context.ts";
import { openWorkers } from "./web-cluster.ts";

// It needs a build of the pages.
vi.mock("./web.ts", () => ({ addressWithPort: (shopUrl: string) => shopUrl }));

/** Listens, but for the second and the third process of a folder, which cannot begin. */
const PROCESS = `
const { appendFileSync, readFileSync } = require("node:fs");
const begun = require("node:path").join(__dirname, "begun");
appendFileSync(begun, ".");
if ([2, 3].includes(readFileSync(begun, "utf8").length)) process.exit(1);
require("node:http").createServer().listen(0, "127.0.0.1");
`;

it("a web process whose replacements cannot begin is replaced again until one does", async () => {
  const root = join(tmpdir(), `web-cluster-${process.pid}`);
  mkdirSync(join(root, "build/server"), { recursive: true });
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "build/server/package.json"), "{}");
  writeFileSync(join(root, "build/server/main.js"), PROCESS);
  const log = { error: vi.fn() };
  const shop = { config: { SHOP_URL: "https://shop.test" }, log };
  const workers = await openWorkers({ shop, databaseLines: {} } as unknown as OpenContext, { count: 1, root });
  onTestFinished(() => workers.close());
  const [first] = Object.values(cluster.workers ?? {});
  const listening = new Promise((again) => cluster.once("listening", again));
  first?.process.kill("SIGKILL");
  await listening;
  expect(log.error.mock.calls.map(([{ hasBegun }]) => hasBegun)).toEqual([true, false, false]);
}, 20_000);
