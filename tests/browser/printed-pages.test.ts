import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { signInAsAdmin } from "./admin-steps.ts";
import { aVisitor } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop({}, 30);

const LONG_WORD = "Überlangeproduktbezeichnung".repeat(7);
/** Of a sheet of A4 at 96 dots an inch. */
const PAPER = { width: 794, height: 1123 };

it.each(["packing-list", "packing-slip"])(
  "the %s fits a phone and paper, however long its words are",
  async (which) => {
    const [order] = await ask<{ id: string }>(
      home,
      `UPDATE orders SET status = 'processing', first_name = $1, last_name = $1, address = $2, notes = $2
     WHERE id = (SELECT id FROM orders WHERE payment_state = 'paid' ORDER BY order_number LIMIT 1) RETURNING id`,
      [LONG_WORD.slice(0, 100), LONG_WORD],
    );
    await ask(home, "UPDATE order_lines SET name = $2 WHERE order_id = $1", [order?.id, LONG_WORD]);
    const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
    await signInAsAdmin(
      page,
      shop.url,
      which === "packing-list" ? "/admin/orders/packing-list" : `/admin/orders/${order?.id}/packing-slip`,
    );
    await page.getByRole("main").getByText(LONG_WORD).filter({ visible: true }).first().waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(PAPER);
    expect(await overflow()).toBe(0);
    await leave();
  },
);

it("the slips of all listed orders are printed at once, one a page, and nothing else", async () => {
  const { page, leave } = await aVisitor(browser, []);
  await ask(home, "UPDATE orders SET status = 'processing' WHERE payment_state = 'paid' AND status = 'delivered'");
  await signInAsAdmin(page, shop.url, "/admin/orders/packing-list");
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print slips" }).click();
  await page.locator("html[data-printed]").waitFor();
  await page.emulateMedia({ media: "print" });
  const slips = page.getByRole("heading", { name: /^Packing slip AU-/ });
  expect(await slips.count()).toBeGreaterThan(1);
  expect(await page.getByRole("heading").count()).toBe(await slips.count());
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.getByRole("heading", { name: "Packing list" }).waitFor();
  await leave();
});
