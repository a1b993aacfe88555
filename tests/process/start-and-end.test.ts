import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { ask, databasePid, eventually, failedStart, type Home, type ShopProcess } from "../shop-process.ts";
import { filledHome, freePort, home, start } from "./shops.ts";

/** Not easy to guess. */
const ADMIN_PASSWORD = "walnut and brass in the evening";

const DEMO = JSON.parse(readFileSync("assets/demo/products.json", "utf8")).length;
const ready = async (url: string) => (await fetch(`${url}/readyz`)).status;
/** The status that a balancer's oldest check sees: HTTP 1.0, without a Host. */
const oldCheck = (url: string, path: string) =>
  new Promise<string>((answered) => {
    const { hostname, port } = new URL(url);
    connect(Number(port), hostname, function (this: Socket) {
      this.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    }).once("data", function (this: Socket, said) {
      this.destroy();
      answered(said.toString().split("\r\n", 1)[0] ?? "");
    });
  });
const products = async (made: Home) =>
  (await ask<{ count: number }>(made, "SELECT count(*)::int FROM products"))[0]?.count;

it("logs no fault for a path that cannot be read, nor for a form of another site", async () => {
  const shop = await start({ DATA_DIR: filledHome().folder });
  for (const path of ["/%ff", "/products/%ff", "/blog/%ff.data", "/%25ff"])
    expect([path, (await fetch(`${shop.url}${path}`)).status]).toEqual([path, 404]);
  const form = {
    method: "POST",
    body: new URLSearchParams({ step: "confirm" }),
    headers: { origin: "https://evil.example" },
  };
  for (const path of ["/withdrawal", "/withdrawal.data", "/newsletter/confirm"])
    expect([path, (await fetch(`${shop.url}${path}`, form)).status]).toEqual([path, 403]);
  expect(await shop.end()).toBe(0);
  expect(shop.said()).not.toMatch(/URIError|"level":[456]0/);
});

it("opens with a demo catalogue, tells the first password once, also where its port is taken, ends cleanly, and is the same shop the next time", async () => {
  const made = home();
  const another = createServer().listen(0, "127.0.0.1");
  await once(another, "listening");
  const { port } = another.address() as AddressInfo;
  const { said } = await failedStart({ DATA_DIR: made.folder, PORT: String(port) });
  another.close();
  expect(said).toMatch(/Password {2,}\S{12,}/);
  expect(said).toContain(`Port ${port} is taken`);

  const first = await start({ DATA_DIR: made.folder });
  expect(await ready(first.url)).toBe(200);
  for (const path of ["/healthz", "/readyz", "/readyz/pages"])
    expect(await oldCheck(first.url, path)).toMatch(/^HTTP\/1\.[01] 200 /);
  expect(await products(made)).toBe(DEMO);
  expect(first.said()).not.toContain("Password");
  const database = databasePid(made);
  expect(await first.end("SIGINT")).toBe(0);
  expect(() => process.kill(database, 0)).toThrow();

  const second = await start({ DATA_DIR: made.folder });
  expect(second.said()).not.toContain("Password");
  expect(await products(made)).toBe(DEMO);
});

/** One that ended has no command, even where nobody asked for its exit code yet. */
const isImageWorker = (pid: number) =>
  existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("image-process");

/** The process in which the shop decodes images, while it does. */
const imageWorkerOf = async ({ child: { pid } }: ShopProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number).find(isImageWorker);

/** Ctrl+C goes to all processes of one group. */
const groupOf = (pid: number | undefined) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[2];

it("Ctrl+C does not take an image that is being made from the shop, and the shop's end ends that too", async () => {
  const made = home();
  const shop = await start({ DATA_DIR: made.folder });
  const imageWorker = await eventually(
    () => imageWorkerOf(shop),
    (pid) => pid !== undefined,
  );
  expect(groupOf(imageWorker)).not.toBe(groupOf(shop.child.pid));
  await shop.end("SIGKILL");
  await eventually(
    async () => isImageWorker(Number(imageWorker)),
    (lives) => !lives,
  );
  // The next one takes the database over, which then ends with it.
  await start({ DATA_DIR: made.folder });
});

it("sends pages and scripts compressed, and scripts to be kept", async () => {
  const shop = await start({ DATA_DIR: filledHome().folder });
  const page = await fetch(shop.url, { headers: { "accept-encoding": "gzip" } });
  expect(page.headers.get("content-encoding")).toBe("gzip");
  const script = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0];
  const { headers } = await fetch(shop.url + script, { headers: { "accept-encoding": "br" } });
  expect([headers.get("content-encoding"), headers.get("cache-control")]).toEqual([
    "br",
    "public, max-age=31536000, immutable",
  ]);
});

it("a live shop has no samples and no doors of development, and its database never serves as a demo again", async () => {
  const made = home();
  const live = {
    SHOP_URL: "https://shop.example.com",
    STRIPE_SECRET_KEY: "sk_test_of_the_tests",
    STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Aurelle <hello@shop.example.com>",
  };
  // What a live shop prints stays in logs, so it makes up no password.
  const { said: refused } = await failedStart({ DATA_DIR: made.folder, ...live });
  expect(refused).toContain("The first start of a live shop needs ADMIN_PASSWORD, the password of admin@example.com.");
  const { said: nobodys } = await failedStart({ DATA_DIR: made.folder, ...live, ADMIN_PASSWORD });
  expect(nobodys).toContain("The first start of a live shop needs ADMIN_EMAIL, an address of yours");
  const admin = { ADMIN_EMAIL: "you@example.com", ADMIN_PASSWORD };
  const { said: unnamed } = await failedStart({ DATA_DIR: made.folder, ...live, ...admin });
  expect(unnamed.trim()).toMatch(/^A live shop tells who sells\. Missing: The legal name of who sells; .*TRADER_NAME/);
  const port = await freePort();
  const trader = {
    TRADER_NAME: "Linden OÜ",
    TRADER_ADDRESS: "Pikk 1, 10123 Tallinn",
    TRADER_EMAIL: "hello@shop.example.com",
  };
  const shop = await start({ DATA_DIR: made.folder, ...live, ...trader, PORT: String(port), ...admin });
  const here = `http://127.0.0.1:${port}`;
  expect(await products(made)).toBe(0);
  const front = await fetch(here);
  expect(front.headers.get("strict-transport-security")).toContain("max-age");
  expect(await front.text()).not.toContain("Demo shop");
  for (const path of ["dev/mailbox", "DEV/mailbox", "%64ev/emails", "dev//styles", "dev/pay/anything"])
    expect([path, (await fetch(`${here}/${path}`)).status]).toEqual([path, 404]);
  await shop.end();
  const { code, said } = await failedStart({ DATA_DIR: made.folder });
  expect(code).toBe(1);
  expect(said.trim()).toMatch(/^This database belongs to a live shop and never starts as a demo/);
});

it("addresses that lead nowhere are not found on the demo's own pages either", async () => {
  const { url } = await start({ DATA_DIR: filledHome().folder });
  const forwarded = { "x-forwarded-for": "192.0.2.1" };
  for (const path of ["dev/mailbox", "DEV/mailbox", "dev/mailbox.data", "Dev/styles"])
    expect([path, (await fetch(`${url}/${path}`, { headers: forwarded })).status]).toEqual([path, 404]);
  for (const path of ["pay/%00", "pay/%00.data", "emails/__proto__", "emails/constructor", "mailbox/%00"])
    expect([path, (await fetch(`${url}/dev/${path}`)).status]).toEqual([path, 404]);
  for (const type of ["text/plain", "application/json", "multipart/form-data"]) {
    const options = { method: "POST", body: "{", headers: { "content-type": type }, redirect: "manual" } as const;
    expect((await fetch(`${url}/dev/pay/nothing`, options)).status).toBe(302);
  }
});

it("two shops run side by side", async () => {
  const [one, other] = [filledHome(), filledHome()];
  const [first, second] = await Promise.all([start({ DATA_DIR: one.folder }), start({ DATA_DIR: other.folder })]);
  expect(await Promise.all([ready(first.url), ready(second.url)])).toEqual([200, 200]);
});

it("finishes the request that is under way when it is asked to end", async () => {
  const made = filledHome();
  const shop = await start({ DATA_DIR: made.folder });
  // Sockets that stay open between two requests of one visitor, as a browser's do.
  const agent = new Agent({ keepAlive: true });
  const visit = () =>
    new Promise<number | undefined>((answered, failed) => {
      get(`${shop.url}/products`, { agent }, (response) => {
        response.resume().once("end", () => answered(response.statusCode));
      }).once("error", failed);
    });
  // Twenty visitors are connected when the shop is asked to end, and each has just asked for a page.
  await Promise.all(Array.from({ length: 20 }, visit));
  const answers = Array.from({ length: 20 }, visit);
  const ended = shop.end("SIGTERM");
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(await ended).toBe(0);
});

it("says that it ends, and accepts visitors until its balancer has noticed", async () => {
  const shop = await start({ DATA_DIR: filledHome().folder, DRAIN_SECONDS: "5" });
  expect(await ready(shop.url)).toBe(200);
  const asked = performance.now();
  const ended = shop.end("SIGTERM");
  await eventually(
    () => ready(shop.url),
    (status) => status === 503,
  );
  expect((await fetch(`${shop.url}/products`)).status).toBe(200);
  expect(await ended).toBe(0);
  expect(performance.now() - asked).toBeGreaterThan(5_000);
});
