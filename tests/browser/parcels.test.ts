import { expect, it } from "vitest";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { addToCart, buy } from "./purchase-steps.ts";

const { browser, keyOf, orderOf, shop } = await openShop({}, 30);

it("an order leaves in two parcels: the shopkeeper ships each, undoes a wrong one, and the buyer sees what comes with which", async () => {
  const buyer = await aVisitor(browser, [/404/], { width: 390, height: 844 });
  await addToCart(buyer.page, shop.url);
  await buy(buyer.page, shop.url, { email: "parcels@example.com" });
  const order = await orderOf("parcels@example.com");
  const desk = await aVisitor(browser, [/409/], { width: 1440, height: 900 });
  const { page } = desk;
  await arriveAsAdmin(page, shop.url, `/admin/orders/${order.id}`);
  const dialog = page.getByRole("dialog", { name: `Ship part of ${order.number}` });
  const shipOne = async (code: string) => {
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Ship part" }).click();
    await dialog.getByLabel("Tracking number (optional)").fill(code);
    await dialog.getByLabel("Carrier").selectOption("DPD");
    await dialog.getByLabel("Weight in grams (optional)").fill("450");
  };

  await shipOne("WRONG-1");
  await dialog
    .getByRole("button", { name: /^Decrease/ })
    .first()
    .click();
  await dialog.getByLabel("Weight in grams (optional)").fill("heavy");
  await dialog.getByText("Enter a whole number from 1 to 1,000,000.").waitFor();
  expect(await dialog.getByRole("button", { name: "Ship parcel" }).isDisabled()).toBe(true);
  await dialog.getByLabel("Weight in grams (optional)").fill("450");
  await expectToFit(page);
  await dialog.getByRole("button", { name: "Ship parcel" }).click();
  await toasted(page, "Parcel 1 is on its way");

  const panel = page.getByRole("region", { name: "Parcels" });
  await panel.getByText("Partly shipped (1 of 2 pieces)").waitFor();
  await expectToFit(page);
  await panel.getByRole("button", { name: "Undo parcel 1" }).click();
  await page.getByRole("button", { name: "Undo parcel 1" }).last().click();
  await toasted(page, "Parcel 1 undone");
  await panel.getByText(/^Undone/).waitFor();

  await shipOne("PART-2");
  await dialog
    .getByRole("button", { name: /^Decrease/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Ship parcel" }).click();
  await toasted(page, "Parcel 2 is on its way");
  await panel.getByRole("link", { name: "Packing slip of parcel 2" }).click();
  await page.getByText("Parcel 2: PART-2").waitFor();
  await expectToFit(page);
  await page.goto(`${shop.url}/admin/shipments`);
  await page.getByText("Partly shipped (1 of 2 pieces)").first().waitFor();
  await expectToFit(page);
  await page.goto(`${shop.url}/admin/orders`);
  await page.getByText("Partly shipped (1 of 2 pieces)").first().waitFor();
  await expectToFit(page);

  await buyer.page.goto(`${shop.url}/track-order?tracking=${order.tracking}&key=${await keyOf(order.id)}`);
  const parcels = buyer.page.getByRole("region", { name: "Parcels" });
  await parcels.getByText("PART-2").waitFor();
  await parcels.getByRole("heading", { name: "Still to come" }).waitFor();
  await expectToFit(buyer.page);

  await page.goto(`${shop.url}/admin/orders/${order.id}`);
  await shipOne("PART-2");
  await dialog.getByRole("button", { name: "Ship parcel" }).click();
  await dialog.getByText("The tracking number PART-2 belongs to parcel 2 of this order already.").waitFor();
  await dialog.getByLabel("Tracking number (optional)").fill("PART-3");
  await dialog.getByRole("button", { name: "Ship parcel" }).click();
  await toasted(page, "Parcel 3 is on its way");
  for (const number of [2, 3]) {
    await panel.getByRole("button", { name: `Mark as delivered: parcel ${number}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await toasted(page, `Parcel ${number} marked as delivered`);
  }
  await page.getByRole("button", { name: `Status of order ${order.number}: Delivered` }).waitFor();
  await expectToFit(page);
  await panel.getByRole("button", { name: "Send again: Parcel 2" }).click();
  const again = page.getByRole("dialog", { name: "Send parcel 2 again" });
  await again.getByLabel("Tracking number (optional)").fill("FOUND-4");
  await again.getByLabel("Carrier").selectOption("DPD");
  await expectToFit(page);
  await again.getByRole("button", { name: "Send again" }).click();
  await toasted(page, "Parcel 2 is sent again");
  await panel.getByText("FOUND-4").waitFor();
  await panel.getByRole("button", { name: "Mark as delivered: parcel 2" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: `Status of order ${order.number}: Delivered` }).waitFor();
  await desk.leave();

  await buyer.page.reload();
  await parcels
    .getByText(/^Delivered on/)
    .last()
    .waitFor();
  expect(await parcels.getByRole("heading", { name: "Still to come" }).count()).toBe(0);
  await buyer.page.getByRole("link", { name: "Return items" }).waitFor();
  await expectToFit(buyer.page);
  await buyer.leave();
});

it("a buyer withdraws from a partly shipped order: what has not left is refunded at once, the rest is sent back", async () => {
  const buyer = await aVisitor(browser, [/404/], { width: 390, height: 844 });
  await addToCart(buyer.page, shop.url);
  await buy(buyer.page, shop.url, { email: "withdraws@example.com" });
  const order = await orderOf("withdraws@example.com");
  await buyer.page.goto(`${shop.url}/return?order=${order.id}&key=${await keyOf(order.id)}`);
  await buyer.page.getByText("This order has not left us yet, so there is nothing to send back.").waitFor();
  const main = buyer.page.getByRole("main");
  await main.getByRole("link", { name: "Withdraw from contract here" }).waitFor();
  await expectToFit(buyer.page);
  const desk = await aVisitor(browser, [], { width: 1440, height: 900 });
  const { page } = desk;
  await arriveAsAdmin(page, shop.url, `/admin/orders/${order.id}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Ship part" }).click();
  const dialog = page.getByRole("dialog", { name: `Ship part of ${order.number}` });
  await dialog
    .getByRole("button", { name: /^Decrease/ })
    .first()
    .click();
  await dialog.getByLabel("Carrier").selectOption("DPD");
  await dialog.getByRole("button", { name: "Ship parcel" }).click();
  await toasted(page, "Parcel 1 is on its way");

  await main.getByRole("link", { name: "Withdraw from contract here" }).click();
  await main.getByRole("textbox", { name: "Name" }).fill("Mari Maasikas");
  await main.getByRole("textbox", { name: "Email" }).fill("withdraws@example.com");
  await main.getByRole("button", { name: "Continue" }).click();
  await main.getByRole("button", { name: "Confirm withdrawal" }).click();
  await main.getByText("What has not left us yet we do not send").waitFor();
  await expectToFit(buyer.page);

  await page.reload();
  const panel = page.getByRole("region", { name: "Returns" });
  await panel.getByText(/^Not sent: 1 × /).waitFor();
  await panel.getByRole("button", { name: /^Refund: / }).click();
  const refund = page.getByRole("dialog", { name: `Refund the return of order ${order.number}` });
  await refund.getByText("Only what has not left can be refunded now.").waitFor();
  await expectToFit(page);
  await expectAccessible(page);
  await refund.getByRole("button", { name: /^Refund/ }).click();
  await toasted(page, "Return refunded");
  await page.getByRole("button", { name: `Status of order ${order.number}: Shipped` }).waitFor();
  await expectToFit(page);
  await desk.leave();

  await buyer.page.goto(`${shop.url}/return?order=${order.id}&key=${await keyOf(order.id)}`);
  await buyer.page.getByText(/^Send it by /).waitFor();
  await buyer.page.getByText("Refunded", { exact: true }).waitFor();
  await expectToFit(buyer.page);
  await expectAccessible(buyer.page);
  await buyer.leave();
});

it("a parcel that was lost is sent again: the shopkeeper chooses what, and the order has the new code", async () => {
  const buyer = await aVisitor(browser, [/404/], { width: 390, height: 844 });
  await addToCart(buyer.page, shop.url);
  await buy(buyer.page, shop.url, { email: "lost@example.com" });
  await buyer.leave();
  const order = await orderOf("lost@example.com");
  const desk = await aVisitor(browser, [], { width: 390, height: 844 });
  const { page } = desk;
  await arriveAsAdmin(page, shop.url, `/admin/orders/${order.id}`);
  await page.getByRole("button", { name: `Create shipment for order ${order.number}` }).click();
  const shipping = page.getByRole("dialog");
  await shipping.getByLabel("Tracking number").fill("LOST-1");
  await shipping.getByLabel("Carrier").selectOption("DPD");
  await shipping.getByRole("button", { name: "Create Shipment" }).click();
  await toasted(page, `Shipment for order ${order.number} created`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Send again" }).click();
  const dialog = page.getByRole("dialog", { name: `Send ${order.number} again` });
  await dialog.getByLabel("Tracking number (optional)").fill("FOUND-2");
  await dialog.getByLabel("Carrier").selectOption("DPD");
  await expectToFit(page);
  await dialog.getByRole("button", { name: "Send again" }).click();
  await toasted(page, `Order ${order.number} is sent again`);
  await page.getByText("FOUND-2").first().waitFor();
  await desk.leave();
});
