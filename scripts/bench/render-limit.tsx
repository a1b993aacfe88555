// What making a page costs, and what it costs at least: React's renderToString of its tree, and its statements through the
// bare driver. Built and run by `npm run bench` only: render-limit.js SECONDS /path ...
import { resolve } from "node:path";
import * as build from "virtual:react-router/server-build";
import pg from "pg";
import { renderToString } from "react-dom/server";
import { type EntryContext, type ServerBuild, ServerRouter } from "react-router";
import { pagesOf } from "#http/pages.ts";
import { readConfig } from "#platform/config/config.ts";
import { openShopBeside } from "../../src/app/context.ts";
import { localization } from "../../src/app/localization.ts";
import { scriptsIn } from "../../src/app/page-scripts.ts";

const [seconds = "3", ...paths] = process.argv.slice(2);
const NOBODY = { address: "127.0.0.1", browser: null, administrator: null, requestId: "bench" };

let tree: EntryContext | undefined;
const kept = {
  ...build,
  entry: {
    module: {
      ...build.entry.module,
      default: async (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
        tree = { ...context, serverHandoffStream: undefined };
        return new Response();
      },
    },
  },
} as unknown as ServerBuild;

interface Statement {
  text: string;
  values: unknown[];
}

/** Writes down what the shop asks the database. */
function overheard(): Statement[] {
  const statements: Statement[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof asked === "string" ? asked : asked.text;
    const given = typeof asked === "string" ? undefined : asked.values;
    const list = Array.isArray(values) ? values : given;
    if (text) statements.push({ text, values: list ?? [] });
    return Reflect.apply(query, this, args);
  } as typeof query;
  return statements;
}

/** CPU of this process for one of many, in ms. */
async function costOf(once: () => Promise<unknown> | unknown): Promise<number> {
  for (let i = 0; i < 50; i += 1) await once();
  const until = performance.now() + Number(seconds) * 1000;
  const before = process.cpuUsage();
  let times = 0;
  for (; performance.now() < until; times += 1) await once();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const statements = overheard();
const config = readConfig(process.env, resolve(import.meta.dirname, "../.."));
const open = await openShopBeside(config, resolve(import.meta.dirname, "../.."));
const inLanguages = { ...localization, scriptsIn };
const pages = pagesOf(kept, "production", inLanguages);
const whole = pagesOf(build as unknown as ServerBuild, "production", inLanguages);
const nobody = () => ({ shop: open.visitors, caller: NOBODY, count: async () => undefined, isLocalDemo: () => false });
const client = await open.visitors.pool.connect();
for (const path of paths) {
  const address = config.shopUrl + path;
  const visit = () =>
    pages(new Request(address), {
      shop: open.visitors,
      caller: NOBODY,
      count: async () => undefined,
      isLocalDemo: () => false,
    });
  await visit();
  statements.length = 0;
  await visit();
  const asked = [...statements];
  const known = tree;
  if (!known) throw new Error(`${path} is no page`);
  const render = await costOf(() => renderToString(<ServerRouter context={known} url={address} />));
  const sql = await costOf(async () => {
    for (const { text, values } of asked) await client.query({ text, values });
  });
  const page = await costOf(async () => (await whole(new Request(address), nobody())).text());
  console.log(JSON.stringify({ path, statements: asked.length, pageCpuMs: page, renderCpuMs: render, sqlCpuMs: sql }));
}
client.release();
process.exit(0);
