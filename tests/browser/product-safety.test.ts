import { describe, expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();
const OIL = "sweet-orange-oil";

describe("a hazardous product", () => {
  it("L7, L14: tells its hazards on the card, its whole label on its page, and its hazards before the order", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/products?category=oils`);
    await page
      .getByText(/^Danger: flammable, may be fatal if swallowed/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.goto(`${shop.url}/products/${OIL}`);
    const safety = page.getByRole("region", { name: "Safety information" });
    await safety.getByRole("img", { name: "Flammable" }).waitFor();
    await safety.getByText("May be fatal if swallowed and enters airways.").first().waitFor();
    await safety.getByText("Sample data of the demo: not a label of real goods.").waitFor();
    await expectToFit(page);
    await toCheckout(page, shop.url, OIL);
    const summary = page.getByRole("region", { name: "Order Summary" });
    await summary.getByText(/^Danger: flammable/).waitFor();
    await summary.getByRole("button", { name: /^Increase/ }).click();
    await expect.poll(() => summary.getByRole("button", { name: /^Decrease/ }).isEnabled()).toBe(true);
    await summary.getByText(/^Danger: flammable/).waitFor();
    await leave();
  });

  it("L14: cannot be published without its label, and the form says what is missing", async () => {
    const { page, leave } = await aVisitor(browser, [/400/]);
    await arriveAsAdmin(page, shop.url, "/admin/products?search=AUR-O-003");
    await page.getByRole("button", { name: "Edit Sweet Orange Essential Oil" }).click();
    await page.getByText("Hazard label").click();
    await page.getByRole("checkbox", { name: /GHS08/ }).uncheck();
    await page.getByText("The hazard statements ask for the pictograms GHS08.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await toasted(page, "Failed to update product: ");
    await page.getByRole("textbox", { name: "Hazard statements" }).fill("H226, H999");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("The code H999 is not known.").waitFor();
    await leave();
  });
});

it("L47: batches are noted on the order, and a recall finds and writes to the buyers", async () => {
  const shopper = await aVisitor(browser);
  await toCheckout(shopper.page, shop.url, OIL);
  await toPayment(shopper.page, { email: "buyer@example.com" });
  await pay(shopper.page);
  await shopper.leave();
  const [{ id } = { id: "" }] = await ask<{ id: string }>(
    home,
    "SELECT id FROM orders WHERE email = 'buyer@example.com'",
  );
  const { page, leave } = await aVisitor(browser);
  await arriveAsAdmin(page, shop.url, `/admin/orders/${id}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Edit batches" }).click();
  await page.getByLabel("Batch of Sweet Orange Essential Oil").fill("lot-24");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Batch LOT-24").waitFor();
  await page.goto(`${shop.url}/admin/recalls?sku=AUR-O-003`);
  await page.getByRole("textbox", { name: "Batches" }).fill("LOT-24");
  await page.getByRole("checkbox", { name: "Include orders without a batch" }).uncheck();
  await page.getByRole("button", { name: "Find the buyers" }).click();
  await page.getByText("buyer@example.com").waitFor();
  await page.getByLabel("What is dangerous (English)").fill("A voluntary word.");
  await page.getByText("A recall must not say: voluntary.").waitFor();
  await page.getByLabel("What is dangerous (English)").fill("The bottle may burst.");
  await page.getByLabel("What to do (English)").fill("Do not open it.");
  await page.getByRole("main").getByRole("link", { name: "Ready to go live" }).click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByText("Stay").click();
  await expectToFit(page);
  await page.getByRole("button", { name: "Email 1 buyer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Email 1 buyer" }).click();
  await toasted(page, "1 email is on its way");
  await page.getByText("Sweet Orange Essential Oil (AUR-O-003), batch LOT-24").waitFor();
  expect(await ask(home, "SELECT recipient FROM emails WHERE kind = 'product-recall'")).toEqual([
    { recipient: "buyer@example.com" },
  ]);
  for (const path of ["/admin/sold-materials", "/admin/processing", "/admin/ready"]) {
    await page.goto(shop.url + path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectToFit(page);
  }
  await leave();
});
