import { expect, it } from "vitest";
import { ask, databasePid, eventually, startShop } from "../shop-process.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { fillAddress, orderAndPay, pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();

const placed = () =>
  ask<{ id: string; status: string; payment_state: string }>(
    home,
    "SELECT id, status, payment_state FROM orders ORDER BY created_at",
  );

it("a stranger buys a diffuser, is declined once, pays, and finds the order paid and an email in the mailbox", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await expectAccessible(page);
  await fillAddress(page);
  await orderAndPay(page);

  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Decline the payment" }).click();
  await page.getByText("The payment was declined").waitFor();
  await page.getByRole("button", { name: /^Pay / }).click();

  await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
  await page.getByText("Mari Maasikas").waitFor();
  await expectAccessible(page);
  const [order] = await placed();
  expect(order).toMatchObject({ status: "processing", payment_state: "paid" });

  await eventually(
    () => ask(home, "SELECT subject FROM mailbox_emails WHERE recipient = 'mari@example.com'"),
    (emails) => emails.length === 1,
  );
  await page.goto(`${shop.url}/dev/mailbox`);
  await page.getByRole("link", { name: /^Your order AU-/ }).click();
  const email = page.frameLocator("iframe[title='The email']");
  await email.getByText("Amber Stone Diffuser").first().waitFor();
  await leave();
});

it("what a stranger sees of an order is masked, the signed link shows all", async () => {
  const [order] = await placed();
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/order-confirmation?orderId=${order?.id}`);
  await page.getByText("M*** M***").waitFor();
  expect(await page.getByText("Maasikas").count()).toBe(0);
  const [email] = await ask<{ plain: string }>(home, "SELECT plain FROM mailbox_emails");
  const link = /(http\S+\/order-confirmation\?orderId=\S+key=[\w-]+)/.exec(email?.plain ?? "")?.[1] ?? "";
  await page.goto(link);
  await page.getByText("Mari Maasikas").waitFor();
  await leave();
});

it("whoever cancels at the payment page finds the cart again and the goods are free", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await toPayment(page);
  await page.getByRole("link", { name: "Cancel and return to the shop" }).click();
  await page.getByText("The payment was cancelled").waitFor();
  await page.getByText("Amber Stone Diffuser").first().waitFor();
  expect(await page.getByText("Your cart is back").count(), "told once").toBe(0);
  const [level] = await ask<{ reserved: number }>(home, "SELECT sum(reserved)::int AS reserved FROM stock_levels");
  expect(level?.reserved).toBe(0);
  await leave();
});

it("missing and malformed fields are told beside the fields, and nothing is ordered", async () => {
  const before = await placed();
  const { page, leave } = await aVisitor(browser, [], { width: 1440, height: 900 });
  await toCheckout(page, shop.url);
  await orderAndPay(page);
  await page.getByText("Please fill in all fields").first().waitFor();
  await page.getByText("First name is required.").waitFor();
  await page.getByText("You must choose between courier or parcel machine delivery.").waitFor();
  const said = await page.locator("[data-sonner-toast]").first().boundingBox();
  const button = await page.getByRole("button", { name: "Order and pay" }).boundingBox();
  // What says it does not cover the button.
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThan(button?.x ?? 0);
  await expectAccessible(page);
  await fillAddress(page);
  expect(await page.getByText(/is required\.|You must choose/).count()).toBe(0);
  await page.getByLabel("Postal code").fill("1");
  await orderAndPay(page);
  await page.getByText("This is not a postal code of the chosen country. One looks like this").first().waitFor();
  expect(await placed()).toEqual(before);
  await leave();
});

it("killing the shop and its database in the middle of the purchase loses nothing", async () => {
  const { page, leave } = await aVisitor(browser, [/./]);
  await toCheckout(page, shop.url);
  await toPayment(page);
  const port = new URL(shop.url).port;

  process.kill(databasePid(home), "SIGKILL");
  await shop.end("SIGKILL");
  Object.assign(shop, await startShop({ DATA_DIR: home.folder, PORT: port }));

  await pay(page);
  expect((await placed()).at(-1)).toMatchObject({ status: "processing", payment_state: "paid" });
  const emails = () => ask(home, "SELECT recipient FROM mailbox_emails");
  await eventually(emails, (all) => all.length === 2);
  await leave();
});

it("nothing scrolls sideways at any width, and every screen is accessible", async () => {
  const { page, leave } = await aVisitor(browser, [/status of 404/]);
  for (const path of [
    "/",
    "/products",
    "/products/dusk-glass-diffuser",
    "/cart",
    "/nowhere",
    "/products/00000000-0000-4000-8000-000000000000",
    "/dev/mailbox",
    "/dev/styles",
  ]) {
    await page.goto(shop.url + path);
    await expectToFit(page);
  }
  await leave();
});
