// The pictures of the guide for the shopkeeper, into docs/guide/pictures: npm run screenshots -- guide
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { databaseAddress, end, remove, root, runBuilt, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { ENV, settled, signIn } from "./admin.mjs";
import { KEEPER } from "./admin-example.mjs";
import { aContext } from "./capture.mjs";

const PICTURES = join(root, "docs/guide/pictures");
const MOST_BYTES = 60_000;
const DIALOG = "[role=dialog]";

/** Paid orders that wait, one that has left, and their ids. */
async function prepareOrders(database) {
  const { rows } = await database.query(
    `SELECT o.id, o.delivery_method, (SELECT sum(quantity) FROM order_lines WHERE order_id = o.id)::int AS pieces
     FROM orders o WHERE payment_state = 'paid' AND status <> 'cancelled' ORDER BY order_number DESC LIMIT 16`,
  );
  const byPieces = rows.toSorted((a, b) => b.pieces - a.pieces);
  const [several, another, shipped] = byPieces.filter(({ pieces }) => pieces > 1).slice(-3);
  const waiting = rows.filter((row) => row !== shipped).slice(0, 8);
  const ids = [several, another, ...waiting].map(({ id }) => id);
  const clean = "delivered_at = NULL, shipped_at = NULL";
  await database.query("DELETE FROM shipments WHERE order_id = ANY($1)", [[...ids, shipped.id]]);
  await database.query(`UPDATE orders SET status = 'processing', ${clean} WHERE id = ANY($1)`, [ids]);
  await database.query("UPDATE orders SET status = 'shipped', delivered_at = NULL, shipped_at = now() WHERE id = $1", [
    shipped.id,
  ]);
  await database.query(
    `INSERT INTO shipments (order_id, tracking_number, carrier)
     SELECT id, 'JJEE000112233', coalesce(parcel_machine ->> 'provider', 'DHL') FROM orders WHERE id = $1`,
    [shipped.id],
  );
  return { several: several.id, another: another.id, shipped: shipped.id };
}

export async function captureForGuide(browser, only = []) {
  mkdirSync(PICTURES, { recursive: true });
  const folder = throwAwayFolder();
  await end((await startBuiltShop(folder, ENV)).child);
  await runBuilt("seed", folder, ["--orders", "140"]);
  const { url, child } = await startBuiltShop(folder, ENV);
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  const orders = await prepareOrders(database);
  await database.end();
  const context = await aContext(browser, 1180);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${url}/admin/login`);
  await signIn(page, KEEPER);
  await page.waitForURL(`${url}/admin`);
  const go = async (path) => {
    await page.goto(url + path);
    await settled(page);
  };
  const dialog = page.locator(DIALOG).first();
  for (const [name, play] of Object.entries(scenes)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const { of, height } = await play({ page, go, orders, dialog });
    await page.mouse.move(0, 0);
    await page.waitForLoadState("networkidle");
    const box = await of.boundingBox();
    const room = page.viewportSize().height - box.y;
    const clip = { ...box, height: Math.min(box.height, height ?? box.height, room) };
    await save(name, await page.screenshot({ clip, animations: "disabled" }));
    await page.setViewportSize({ width: 1180, height: 900 });
  }
  await context.close();
  await end(child);
  remove(folder);
}

/** As good as fits into its size. */
async function save(name, image) {
  for (let quality = 84; quality >= 40; quality -= 8) {
    const bytes = await sharp(image).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length >= MOST_BYTES) continue;
    writeFileSync(join(PICTURES, `${name}.webp`), bytes);
    console.log(`${name}.webp: ${bytes.length} bytes`);
    return;
  }
  throw new Error(`${name} has too much to see for ${MOST_BYTES} bytes`);
}

/** By the name of a picture: brings it about and answers with what is cut out, from its top so many px high. */
const scenes = {
  async ready({ page, go }) {
    await go("/admin/ready");
    return { of: page.locator("main"), height: 620 };
  },
  async "new-product"({ page, go }) {
    await go("/admin/products?new=open");
    const form = page.locator("form").filter({ has: page.getByRole("heading", { name: "New product" }) });
    await form.getByRole("textbox", { name: "Name", exact: true }).fill("Birch Lamp Diffuser");
    await form.getByRole("textbox", { name: "Price", exact: true }).fill("79.00");
    await form.getByRole("textbox", { name: "Stock", exact: true }).fill("12");
    await form.getByRole("combobox", { name: "State" }).selectOption("draft");
    await form.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await page.evaluate(() => window.scrollBy(0, -80));
    return { of: form, height: 640 };
  },
  async collection({ page, go }) {
    await go("/admin/collections");
    await page.getByRole("link", { name: "Gifts up to €30", exact: true }).click();
    await settled(page);
    await page
      .getByRole("region", { name: "What the rule matches now" })
      .getByText(/^\d+ products$/)
      .waitFor();
    const products = page.getByRole("region", { name: "Products", exact: true });
    await products.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await page.evaluate(() => window.scrollBy(0, -80));
    return { of: products, height: 700 };
  },
  async order({ page, go, orders }) {
    await go(`/admin/orders/${orders.several}`);
    return { of: page.locator("main"), height: 640 };
  },
  async "ship-many"({ page, go, dialog }) {
    await go("/admin/orders?view=to-ship");
    for (const place of [0, 1, 2])
      await page
        .getByRole("checkbox", { name: /^Select order/ })
        .nth(place)
        .check();
    await page.getByRole("region", { name: "Selected orders" }).getByRole("button", { name: "Ship" }).click();
    const codes = dialog.getByRole("textbox");
    await codes.first().fill("JJEE000112240");
    await codes.nth(1).focus();
    return { of: dialog };
  },
  async "ship-part"({ page, go, orders, dialog }) {
    await go(`/admin/orders/${orders.several}`);
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Ship part" }).click();
    await dialog
      .getByRole("button", { name: /^Decrease/ })
      .first()
      .click();
    return { of: dialog };
  },
  async "correct-order"({ page, go, orders, dialog }) {
    await go(`/admin/orders/${orders.another}`);
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Correct order" }).click();
    await dialog
      .getByRole("button", { name: /^Increase/ })
      .first()
      .click();
    await dialog.getByLabel("Reason").fill("Asked for one more by phone");
    await dialog.getByRole("button", { name: "Preview" }).click();
    await dialog.getByRole("button", { name: "Save correction" }).waitFor();
    await dialog.getByText(/^The customer pays/).scrollIntoViewIfNeeded();
    return { of: dialog };
  },
  async refund({ page, go, orders, dialog }) {
    await go(`/admin/orders/${orders.several}`);
    await page.getByRole("region", { name: "Payment" }).getByRole("button", { name: "Refund" }).click();
    await dialog.getByRole("combobox").selectOption({ label: "Items" });
    await dialog
      .getByRole("button", { name: /^Increase/ })
      .first()
      .click();
    await dialog.getByLabel("Reason").fill("Arrived broken");
    // What the items come to is asked for.
    await dialog.getByText(/€\d/).first().waitFor();
    return { of: dialog };
  },
  async return({ page, go, orders, dialog }) {
    await go(`/admin/orders/${orders.shipped}`);
    await page.getByRole("button", { name: "Open return" }).click();
    await dialog
      .getByRole("button", { name: /^Increase/ })
      .first()
      .click();
    await dialog.getByRole("combobox").selectOption({ label: "Damaged" });
    await dialog.getByRole("button", { name: "Open return" }).click();
    const returns = page.getByRole("region", { name: "Returns" });
    await returns.getByRole("button", { name: /^Approve/ }).waitFor();
    await returns.scrollIntoViewIfNeeded();
    return { of: returns };
  },
  async reports({ page, go }) {
    await page.setViewportSize({ width: 1180, height: 1500 });
    await go("/admin/reports?payments=test");
    const table = await page.getByRole("region", { name: "Country", exact: true }).boundingBox();
    return { of: page.locator("main"), height: table.y + table.height };
  },
  async campaign({ page, go, dialog }) {
    await go("/admin/emails?tab=campaigns");
    await page.getByRole("button", { name: "New Campaign" }).first().click();
    await dialog.getByLabel("Name").fill("Evenings in December");
    await dialog.getByRole("button", { name: "Create" }).click();
    await page.waitForURL(/campaigns\//);
    await settled(page);
    await page.getByLabel("Subject").fill("Three scents for long evenings");
    await page.getByRole("button", { name: "Add text" }).click();
    await page.getByRole("toolbar").waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    return { of: page.locator("main"), height: 700 };
  },
  async translation({ page, go }) {
    await go("/admin/settings/languages/et");
    // What only waits for a reader is folded by kind.
    await page
      .getByRole("heading", { name: /^Product/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Lavender Essential Oil" }).first().click();
    await page.getByRole("textbox", { name: "Name in Estonian" }).waitFor();
    await settled(page);
    return { of: page.locator("main"), height: 640 };
  },
};
