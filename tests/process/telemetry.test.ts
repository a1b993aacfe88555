import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { stripeEmulatorProcess } from "../contracts/stripe-emulator-process.ts";
import { buy, type Goods } from "../faults/buyer.ts";
import { NO_LIMITS, STRIPE } from "../faults/two-shops.ts";
import { ask, eventually, type Home, type ShopProcess } from "../shop-process.ts";
import { aCollector, type CollectedSpan, type Collector } from "./collector.ts";
import { filledHome, start } from "./shops.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function collecting(options?: { hangs: boolean }): Promise<Collector> {
  const collector = await aCollector(options);
  ends.push(collector.close);
  return collector;
}

async function shopWithStripe(env: Record<string, string> = {}) {
  const home = filledHome();
  const stripe = await stripeEmulatorProcess();
  ends.push(stripe.close);
  const mine = { LOG_LEVEL: "warn", STRIPE_API_URL: stripe.url, DATA_DIR: home.folder, ...env };
  const shop = await start({ ...NO_LIMITS, ...STRIPE, ...mine });
  return { home, stripe, shop };
}

const telemetry = (collector: Collector) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: "100",
  OTEL_METRIC_EXPORT_INTERVAL: "500",
});

async function goods(home: Home): Promise<Goods> {
  const [row] = await ask<{ id: string; name: string; cents: number }>(
    home,
    "SELECT id, name, price_cents::int AS cents FROM products WHERE slug = 'amber-stone-diffuser'",
  );
  return { id: row?.id ?? "", name: row?.name ?? "", price: (row?.cents ?? 0) / 100 };
}

/** From the click to the email that thanks for it. */
async function purchase({ home, stripe, shop }: Awaited<ReturnType<typeof shopWithStripe>>): Promise<void> {
  const { status, body } = await buy(shop.url, await goods(home));
  expect(status, shop.said()).toBe(200);
  await stripe.actions.pay(body.checkoutUrl?.split("/").at(-1) ?? "", "paid");
  await stripe.actions.deliver(`${shop.url}/functions/v1/stripe-webhook`);
  await eventually(
    () =>
      ask<{ state: string }>(
        home,
        "SELECT state FROM emails WHERE kind = 'order-confirmation' AND recipient LIKE '%@example.com' ORDER BY created_at DESC LIMIT 1",
      ),
    ([email]) => email?.state === "sent",
  );
}

const attributes = ({ attributes: all }: CollectedSpan) =>
  Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]]));

/** The names of a span and of those above it. */
function wayUp(spans: readonly CollectedSpan[], span: CollectedSpan | undefined): string[] {
  if (!span) return [];
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...wayUp(spans, parent)];
}

const CLICK = "POST /functions/v1/stripe-checkout";
const EMAIL = "send order-confirmation";

it("a purchase is one trace: from the click over the commit of the order and the payment to the email", async () => {
  const collector = await collecting();
  const env = { ...telemetry(collector), OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=tests" };
  const world = await shopWithStripe(env);
  await purchase(world);
  const spans = collector.spans;
  const email = await eventually(
    async () => spans().filter(({ name }) => name === EMAIL),
    (found) => found.length === 1,
  );
  const click = spans().find(({ name }) => name === CLICK);
  const ofTheClick = spans().filter(({ traceId }) => traceId === click?.traceId);
  expect(click?.parentSpanId).toBeFalsy();
  expect(attributes(click as CollectedSpan)).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/functions/v1/stripe-checkout",
    "http.response.status_code": 200,
  });
  expect(wayUp(ofTheClick, email[0])).toEqual([EMAIL, "apply payment event", "transaction", CLICK]);
  const commit = ofTheClick.find(({ name }) => name === "COMMIT");
  expect(wayUp(ofTheClick, commit)).toEqual(["COMMIT", "transaction", CLICK]);
  expect(ofTheClick.map(({ name }) => name)).toEqual(expect.arrayContaining(["INSERT orders", "INSERT payments"]));
  const asked = ofTheClick.find(({ name }) => name === "stripe openSession");
  expect(wayUp(ofTheClick, asked)).toEqual(["stripe openSession", CLICK]);
  // The webhook has a trace of its own, and the two know each other.
  const webhook = spans().find(({ name }) => name === "POST /functions/v1/stripe-webhook");
  const settled = ofTheClick.find(({ name }) => name === "apply payment event");
  expect(settled?.links?.map(({ traceId }) => traceId)).toEqual([webhook?.traceId]);
  expect(collector.resource()).toMatchObject({
    "service.name": { stringValue: "aurelle" },
    "deployment.environment.name": { stringValue: "tests" },
  });
});

it("nothing that a person typed, no token and no address leaves the shop", async () => {
  const collector = await collecting();
  const world = await shopWithStripe(telemetry(collector));
  await purchase(world);
  const secrets = [
    "c/secret-link-of-mari",
    "products?search=mari",
    "track-order?email=mari%40example.com",
    "mari-was-here",
  ];
  for (const path of secrets) await fetch(`${world.shop.url}/${path}`, { redirect: "manual" });
  await eventually(
    async () => collector.spans().filter(({ name }) => name === "GET" || name === "GET /c/:link"),
    (found) => found.length >= 2,
  );
  const told = JSON.stringify(collector.spans());
  expect(told).toContain("GET /track-order");
  expect(told).not.toMatch(/mari|@example\.com|Pikk 1|secret-link/i);
});

it("a proxy of the operator's says to which trace a request belongs; a visitor does not", async () => {
  const [collector, traceId] = [await collecting(), "0af7651916cd43dd8448eb211c80319c"];
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const home = filledHome();
  for (const [trusted, expected] of [
    ["1", traceId],
    ["0", undefined],
  ] as const) {
    const shop = await start({ ...telemetry(collector), DATA_DIR: home.folder, TRUSTED_PROXIES: trusted });
    const before = collector.spans().length;
    await fetch(`${shop.url}/cart`, { headers });
    const [span] = await eventually(
      async () =>
        collector
          .spans()
          .slice(before)
          .filter(({ name }) => name === "GET /cart"),
      (found) => found.length === 1,
    );
    expect(span?.traceId === traceId ? traceId : undefined).toBe(expected);
    await shop.end();
  }
});

it("the sampler is the operator's choice", async () => {
  const collector = await collecting();
  const shop = await start({
    ...telemetry(collector),
    DATA_DIR: filledHome().folder,
    OTEL_TRACES_SAMPLER: "always_off",
  });
  await fetch(`${shop.url}/products`);
  await shop.end();
  expect(collector.spans()).toEqual([]);
});

it("figures of `/metrics` are sent under their names", async () => {
  const collector = await collecting();
  const shop = await start({ ...telemetry(collector), DATA_DIR: filledHome().folder });
  await fetch(`${shop.url}/order-confirmation`);
  type Points = { histogram?: { dataPoints: { count: number; bucketCounts: number[]; explicitBounds: number[] }[] } };
  const points = await eventually(
    async () => (collector.figures().get("http_request_duration_seconds") as Points)?.histogram?.dataPoints ?? [],
    (found) => found.length > 0,
  );
  expect([...collector.figures().keys()]).toContain("aurelle_orders_placed_last_hour");
  const [point] = points;
  expect(point?.bucketCounts.reduce((sum, count) => sum + count)).toBe(point?.count);
  expect(point?.explicitBounds).toEqual([0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10]);
});

const warnings = (shop: ShopProcess) => shop.said().match(/OpenTelemetry has a problem/g)?.length ?? 0;

it("the shop sells while its collector takes everything and never answers, ends in time, and the log stays short", async () => {
  const collector = await collecting({ hangs: true });
  const env = { OTEL_EXPORTER_OTLP_TIMEOUT: "300", OTEL_BSP_EXPORT_TIMEOUT: "300" };
  const world = await shopWithStripe({ ...telemetry(collector), ...env });
  for (let sold = 0; sold < 3; sold += 1) await purchase(world);
  await eventually(
    async () => collector.asked(),
    (asked) => asked >= 5,
  );
  const asked = performance.now();
  expect(await world.shop.end()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(8_000);
  expect(warnings(world.shop)).toBeLessThan(4);
});

it("the shop sells without its collector, and says so once", async () => {
  const collector = await aCollector();
  await collector.close();
  const world = await shopWithStripe(telemetry(collector));
  for (let sold = 0; sold < 3; sold += 1) await purchase(world);
  await eventually(
    async () => warnings(world.shop),
    (told) => told > 0,
  );
  expect(warnings(world.shop)).toBeLessThan(4);
});

/** What Node loads after this is in a file. */
function moduleList() {
  const folder = mkdtempSync(join(tmpdir(), "aurelle-modules-"));
  ends.push(() => rmSync(folder, { recursive: true }));
  const [list, hook] = [join(folder, "list"), join(folder, "hook.mjs")];
  writeFileSync(list, "");
  writeFileSync(
    hook,
    `import { appendFileSync } from "node:fs";
     import { registerHooks } from "node:module";
     registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(list)}, url + "\\n"); return next(url, context); } });`,
  );
  return { env: { NODE_OPTIONS: `--import ${hook}` }, loaded: () => readFileSync(list, "utf8").split("\n") };
}

it.each<[string, Record<string, string>, boolean]>([
  ["nobody collects", {}, false],
  [
    "a collector is named and turned off",
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", OTEL_SDK_DISABLED: "true" },
    false,
  ],
  ["a collector is named", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" }, true],
])("where %s, OpenTelemetry is loaded only if it is wanted", async (_situation, env, isLoaded) => {
  const modules = moduleList();
  const shop = await start({ DATA_DIR: filledHome().folder, ...modules.env, ...env });
  await fetch(`${shop.url}/products`);
  await fetch(`${shop.url}/metrics`);
  const loaded = modules.loaded();
  expect(loaded.some((url) => url.includes("build/server"))).toBe(true);
  // prom-client brings the empty interface, which does nothing by itself.
  const found = loaded.filter((url) => /open-?telemetry/.test(url) && !url.includes("@opentelemetry/api/"));
  expect(found.length > 0).toBe(isLoaded);
});
