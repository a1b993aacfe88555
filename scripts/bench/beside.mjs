// One request driven again and again, and beside it the limit: a bare Node server that sends the same bytes and headers.
import { spawn } from "node:child_process";
import autocannon from "autocannon";
import { end } from "../built-shop.mjs";
import { rounded } from "./figures.ts";
import { cpuMs } from "./machine.mjs";

/** These are the server's own business. */
const PER_CONNECTION = ["connection", "keep-alive", "date", "content-length", "transfer-encoding"];

/** In a process of its own, so that it does not share the load's. */
async function startBare(answer) {
  const program = `
    const { createServer } = require("node:http");
    const { status, body, headers } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    const bytes = Buffer.from(body, "base64");
    const length = status === 304 ? {} : { "content-length": bytes.length };
    createServer((_, response) => response.writeHead(status, { ...headers, ...length }).end(bytes))
      .listen(0, "127.0.0.1", function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(answer));
  const port = await new Promise((found) => child.stdout.once("data", (chunk) => found(String(chunk).trim())));
  return { url: `http://127.0.0.1:${port}`, child };
}

async function driven(options, pid) {
  const before = pid ? cpuMs(pid) : 0;
  const result = await autocannon(options);
  return { ...result, cpuMs: pid ? (cpuMs(pid) - before) / result.requests.total : undefined };
}

/**
 * A row of the table. `request` is { path, method, headers, body }; `shop` is { url, pid }; `against` another server that
 * is asked the same.
 */
export async function beside(name, request, { shop, against, connections, duration }) {
  const { path, method = "GET", headers, body } = request;
  const asked = { method, headers, body };
  const answer = await fetch(shop.url + path, asked);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const sent = Object.fromEntries([...answer.headers].filter(([key]) => !PER_CONNECTION.includes(key)));
  // What fetch unpacked travels unpacked here too: autocannon asks for no encoding.
  delete sent["content-encoding"];
  const bare = await startBare({ status: answer.status, body: bytes.toString("base64"), headers: sent });
  const load = { ...asked, connections, duration };
  const mine = await driven({ ...load, url: shop.url + path }, shop.pid);
  // A process that just began is slower.
  await autocannon({ ...asked, connections, amount: 5_000, url: bare.url });
  const limit = await driven({ ...load, url: bare.url }, bare.child.pid);
  await end(bare.child);
  const other = against && (await driven({ ...load, url: against + path }));
  return {
    name,
    bytes: bytes.length,
    "shop req/s": Math.round(mine.requests.average),
    "bare req/s": Math.round(limit.requests.average),
    ratio: rounded(mine.requests.average / limit.requests.average, 3),
    "p50 ms": mine.latency.p50,
    "p99 ms": mine.latency.p99,
    "CPU ms": rounded(mine.cpuMs, 3),
    "bare CPU ms": rounded(limit.cpuMs, 3),
    unexpected: mine.requests.total - (mine.statusCodeStats[answer.status]?.count ?? 0),
    ...(other && { "other req/s": Math.round(other.requests.average), "other p99 ms": other.latency.p99 }),
  };
}
