// The back office: a shop that has sold nothing, then one with orders, products and people, screen by screen.
import pg from "pg";
import { databaseAddress, end, remove, runBuilt, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { accountScenarios } from "./admin-account.mjs";
import { edgeScenarios } from "./admin-edges.mjs";
import { emailScenarios } from "./admin-emails.mjs";
import { entryScenarios } from "./admin-entry.mjs";
import { KEEPER, prepare } from "./admin-example.mjs";
import { frameScenarios } from "./admin-frame.mjs";
import { orderScenarios } from "./admin-orders.mjs";
import { productScenarios } from "./admin-products.mjs";
import { recordScenarios } from "./admin-records.mjs";
import { writingScenarios } from "./admin-writing.mjs";
import { aContext, newCapture } from "./capture.mjs";

export const ENV = { ADMIN_EMAIL: KEEPER.email, ADMIN_PASSWORD: KEEPER.password, LIMIT_SIGN_IN_RESETS: "1000" };
const SCREENS = [
  ["empty-dashboard", "/admin"],
  ["empty-orders", "/admin/orders"],
  ["empty-packing-list", "/admin/orders/packing-list"],
  ["empty-shipments", "/admin/shipments"],
  ["empty-customers", "/admin/customers"],
  ["empty-content", "/admin/content"],
];
const emptyScenarios = SCREENS.map(([name, path]) => [name, ({ go, shot }) => go(path).then(() => shot(name))]);
const FULL = [
  ...frameScenarios,
  ...productScenarios,
  ...orderScenarios,
  ...writingScenarios,
  ...emailScenarios,
  ...recordScenarios,
  ...accountScenarios,
  ...edgeScenarios,
  // Last, for at the end of them nobody is signed in.
  ...entryScenarios,
];

export async function captureBackOffice({ browser, widths, only }) {
  const folder = throwAwayFolder();
  const captures = widths.map((width) => ({ width, ...newCapture({ folder: `admin-${width}`, width }) }));
  const wanted = ([name]) => only.length === 0 || only.some((begin) => name.startsWith(begin));
  const walkAll = async (shop, scenarios, example) => {
    for (const capture of captures)
      await walk({ browser, shop, capture, example, scenarios: scenarios.filter(wanted) });
  };
  const bare = await startBuiltShop(folder, ENV);
  await walkAll(bare, emptyScenarios, {});
  await end(bare.child);
  await runBuilt("seed", folder, ["--orders", "140"]);
  const shop = await startBuiltShop(folder, ENV);
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  await walkAll(shop, FULL, { database, ...(await prepare(database, shop.url)) });
  await database.end();
  await end(shop.child);
  remove(folder);
  return captures;
}

/** One administrator, signed in once, walks from scenario to scenario; one that cannot be brought about is a finding. */
async function walk({ browser, shop: { url }, capture, example, scenarios }) {
  if (scenarios.length === 0) return;
  const context = await aContext(browser, capture.width);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(`${url}/admin/login`);
  await signIn(page, KEEPER);
  await page.waitForURL(`${url}/admin`);
  const shot = capture.at(page);
  const go = async (path) => {
    await page.goto(url + path);
    await settled(page);
  };
  const asSomebody = async (play) => {
    const other = await aContext(browser, capture.width);
    const theirs = await other.newPage();
    theirs.setDefaultTimeout(10_000);
    await play({ page: theirs, shot: capture.at(theirs), url });
    await other.close();
  };
  for (const [name, play] of scenarios) {
    try {
      await play({
        page,
        shot,
        go,
        url,
        example,
        asSomebody,
        signIn,
        settled: () => settled(page),
        width: capture.width,
      });
    } catch (error) {
      capture.found(name, `not brought about: ${error.message.split("\n").slice(0, 3).join(" ")}`);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  await context.close();
}

export async function signIn(page, { email, password }) {
  await page.getByRole("button", { name: "Sign In to Admin Portal" }).waitFor();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign In to Admin Portal" }).click();
}

/** The skeletons are gone and nothing is asked for any more. */
export async function settled(page) {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("main [data-loading]"));
}
