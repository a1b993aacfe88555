import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, eventually } from "../shop-process.ts";
import { aVisitor, comeBack, expectAccessible, expectToFit, holdBack, type Visitor } from "./browser.ts";
import { hydrated } from "./hydrated.ts";
import { openShop } from "./open-shop.ts";

const GUESSES = 60;

const { browser, home, shop } = await openShop({ LIMIT_CHECKOUTS: "1000", LIMIT_TRACKING: String(GUESSES) });

interface Order {
  id: string;
  number: string;
  code: string;
  payAt: string;
}

/** Ordered as the checkout does, by this visitor's browser. */
async function order(page: Page, delivery: object = { method: "courier", mainDeliveryCountry: "EE" }): Promise<Order> {
  await page.goto(`${shop.url}/order-confirmation`).catch(() => undefined);
  const [oil] = await ask<{ id: string; name: string }>(home, "SELECT id, name FROM products WHERE name ~ 'Geranium'");
  const request = {
    items: [{ ...oil, quantity: 1 }],
    customer: {
      firstName: "Mari",
      lastName: "Maasikas",
      email: `${randomUUID()}@example.com`,
      address: "Pikk 1",
      city: "Tallinn",
      zip: "10115",
      phone: "+37251234567",
    },
    delivery,
    totalAmount: "parcelMachineId" in delivery ? 22.89 : 27.89,
  };
  const started = await page.evaluate(async (body) => {
    const answer = await fetch("/functions/v1/stripe-checkout", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { orderId, orderNumber, checkoutUrl, ...rest } = await answer.json();
    if (!orderId) throw new Error(JSON.stringify(rest));
    localStorage.setItem("pendingOrder", JSON.stringify({ orderId, orderNumber, items: [], totalAmount: 27.89 }));
    return { id: orderId, number: orderNumber, payAt: checkoutUrl };
  }, request);
  const [row] = await ask<{ code: string }>(home, "SELECT tracking_code AS code FROM orders WHERE id = $1", [
    started.id,
  ]);
  return { ...started, code: row?.code ?? "" };
}

async function pay(page: Page, { payAt }: Order): Promise<void> {
  await page.goto(payAt);
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
}

const aBuyer = (): Promise<Visitor> => aVisitor(browser, [/status of 404/]);

const search = async (page: Page, number: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Tracking number" }).fill(number);
  await page.getByRole("button", { name: "Track", exact: true }).click();
};

describe("the confirmation", () => {
  it("tells all, makes sure of the email once, and leads to tracking that tells all", async () => {
    const { page, leave } = await aBuyer();
    const bought = await order(page);
    await pay(page, bought);
    await page.getByText("Confirmation email sent!").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("pendingOrder"))).toBeNull();
    for (const said of [bought.number, "Mari Maasikas", "Processing", "€27.89", "Includes VAT (24%)", "10115 Tallinn"])
      await page.getByText(said).first().waitFor();
    await page.getByRole("heading", { name: "What's Next" }).waitFor();
    await page.getByText("Packaging and shipping within 1-2 business days.").waitFor();
    expect(await page.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/products");
    expect(await page.getByRole("link", { name: "Return Home" }).getAttribute("href")).toBe("/");
    await expectAccessible(page);
    const emails = () => ask(home, "SELECT id FROM emails WHERE order_id = $1", [bought.id]);
    expect(await emails()).toHaveLength(1);

    const link = page.getByRole("link", { name: bought.code });
    expect(await link.getAttribute("href")).toBe(`/track-order?tracking=${bought.code}`);
    await link.click();
    await page.getByRole("heading", { name: `Order ${bought.number}` }).waitFor();
    await page.getByText("Mari Maasikas").waitFor();
    expect(await page.getByRole("textbox", { name: "Tracking number" }).inputValue()).toBe(bought.code);
    await leave();
  });

  it("looks again by itself until the payment arrives", async () => {
    const { page, context, leave } = await aBuyer();
    const bought = await order(page);
    await page.goto(`${shop.url}/order-confirmation?orderId=${bought.id}`);
    await page.getByText("Awaiting payment.").waitFor();
    await page.getByText("Pending").waitFor();
    await expectAccessible(page);
    await pay(await context.newPage(), bought);
    await page.getByText("Awaiting payment.").waitFor({ state: "detached" });
    await page.getByText("processing", { exact: true }).waitFor();
    await leave();
  });

  it("is not disturbed by whatever else is kept as a pending order", async () => {
    const { page, leave } = await aBuyer();
    const bought = await order(page);
    await page.evaluate(() => localStorage.setItem("pendingOrder", "{"));
    await pay(page, bought);
    await page.reload();
    await page.getByText("Mari Maasikas").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("pendingOrder"))).toBe("{");
    await leave();
  });

  it("of an order that is none leads on", async () => {
    const { page, leave } = await aBuyer();
    for (const id of [randomUUID(), "1"]) {
      await page.goto(`${shop.url}/order-confirmation?orderId=${id}`);
      await page.getByRole("heading", { name: "Order Not Found" }).waitFor();
      expect(await page.title()).toBe("Order Not Found | Aurelle");
      await page.getByRole("textbox", { name: "Tracking number" }).waitFor();
    }
    await leave();
  });
});

describe("tracking", () => {
  it("asks for a number, trims it, and says which one is unknown", async () => {
    const { page, leave } = await aVisitor(browser, [/status of 404/]);
    const scripts = await holdBack(page, /\.js$/);
    await page.goto(`${shop.url}/track-order`, { waitUntil: "domcontentloaded" });
    const field = page.getByPlaceholder("e.g. TRK12345678901234");
    await field.fill("TRK2");
    scripts();
    await hydrated(page);
    expect(await field.inputValue()).toBe("TRK2");
    await expectAccessible(page);
    await search(page, "   ");
    await page.getByText("Please enter a tracking number").waitFor();
    await page.getByRole("textbox", { name: "Tracking number" }).fill("  TRK00000000000000 ");
    await page.keyboard.press("Enter");
    await page.getByRole("search").getByText("Tracking Number Not Found").waitFor();
    await page
      .getByText(
        "We couldn't find any order with the tracking number TRK00000000000000. Please check the number and try again.",
      )
      .waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("?tracking=TRK00000000000000");
    expect((await fetch(page.url())).status).toBe(404);
    await expectAccessible(page);
    // The page looks by itself while the next number is being typed.
    await page.getByRole("textbox", { name: "Tracking number" }).fill("TRK1");
    const looked = page.waitForResponse("**/track-order.data**");
    await comeBack(page);
    await (await looked).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByRole("textbox", { name: "Tracking number" }).inputValue()).toBe("TRK1");
    await leave();
  });

  it("shows a waiting place while it looks, and says when the shop cannot be reached", async () => {
    const { page, leave } = await aVisitor(browser, [/Failed to load resource/]);
    await page.clock.install();
    await page.goto(`${shop.url}/track-order`);
    const fail = await holdBack(page, "**/track-order.data**", (route) => route.abort());
    await search(page, "TRK00000000000000");
    await page.getByText("Looking for your order").waitFor();
    await page.getByRole("button", { name: "Tracking…" }).waitFor();
    await page.clock.runFor(15_000);
    await page.getByRole("heading", { level: 1, name: "This page is slow to load" }).waitFor();
    fail();
    await page.getByText("Failed to track order. Please try again.").first().waitFor();
    await page.getByText("Error", { exact: true }).first().waitFor();
    await page.unroute("**/track-order.data**");
    await search(page, "TRK00000000000000");
    await page.getByRole("search").getByText("Tracking Number Not Found").waitFor();
    await leave();
  });

  it("works before scripts arrive, masked for strangers", async () => {
    const { page, leave } = await aBuyer();
    const bought = await order(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${shop.url}/track-order`);
    await search(plain, ` ${bought.code.toLowerCase()} `);
    await plain.getByRole("heading", { name: `Order ${bought.number}` }).waitFor();
    await plain.getByText("M*** M***").waitFor();
    await plain.getByText("Personal details are hidden.").waitFor();
    expect(await plain.getByText("Maasikas").count()).toBe(0);
    await search(plain, " ");
    await plain.getByText("Please enter a tracking number").waitFor();
    await context.close();
    await leave();
  });

  it("emails an order again to whoever lost its number, with and without scripts", async () => {
    const buyer = await aVisitor(browser, [/status of 40[04]/]);
    const bought = await order(buyer.page);
    await pay(buyer.page, bought);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const [{ address = "" } = {}] = await ask<{ address: string }>(
      home,
      "SELECT email AS address FROM orders WHERE id = $1",
      [bought.id],
    );
    for (const page of [buyer.page, await plain.newPage()]) {
      await page.goto(`${shop.url}/track-order`);
      const send = page.getByRole("button", { name: "Email me my order" });
      await page.getByText("No tracking number?").click();
      await page.getByLabel("Email address of your order").fill("mari");
      await send.click();
      await page.getByText("Please enter a valid email address").waitFor();
      await page.getByLabel("Email address of your order").fill(address);
      await send.click();
      await page.getByText("If we have an order with this address").waitFor();
    }
    await expectToFit(buyer.page);
    await expectAccessible(buyer.page);
    await eventually(
      () => ask(home, "SELECT id FROM mailbox_emails WHERE recipient = $1", [address]),
      (found) => found.length === 2,
    );
    await plain.close();
    await buyer.leave();
  });

  it("tells all to whoever comes by the email's link", async () => {
    const buyer = await aBuyer();
    const bought = await order(buyer.page);
    await pay(buyer.page, bought);
    const [email] = await eventually(
      () =>
        ask<{ plain: string }>(
          home,
          "SELECT m.plain FROM mailbox_emails m JOIN orders o ON o.email = m.recipient WHERE o.id = $1",
          [bought.id],
        ),
      (found) => found.length === 1,
    );
    const link = /http\S+\/track-order\?tracking=TRK\d+&key=[\w-]+/.exec(email?.plain ?? "")?.[0] ?? "";
    const { page, leave } = await aVisitor(browser);
    await page.goto(link);
    await page.getByText("Mari Maasikas").waitFor();
    await leave();
    await buyer.leave();
  });
});

it("every state of an order is shown, and accessible at every width", async () => {
  const { page, leave } = await aBuyer();
  const [machine] = await ask<{ id: string }>(
    home,
    `INSERT INTO parcel_machines (provider, external_id, name, address, city, postal_code, country_code, country_name)
     VALUES ('omniva', '1', 'Kaubamaja', 'Gonsiori 2', 'Tallinn', '10143', 'EE', 'Estonia') RETURNING id`,
  );
  const { id, code } = await order(page, {
    method: "parcel_machine",
    parcelMachineId: machine?.id,
    mainDeliveryCountry: "EE",
  });
  const address = `${shop.url}/track-order?tracking=${code}`;
  await page.goto(address);
  await page.getByText("Awaiting payment. As soon as it arrives:").waitFor();
  await page.getByText("Order Processing").waitFor();
  await page.getByText("Your order is being prepared for shipment. You'll receive an update once it ships.").waitFor();
  await page.getByText("Kaubamaja").waitFor();
  await expectToFit(page, [390, 768, 1440]);
  await ask(home, "UPDATE orders SET payment_state = 'paid', paid_at = now() WHERE id = $1", [id]);
  for (const status of ["pending", "processing", "ready_to_ship", "shipped", "delivered", "cancelled"]) {
    await ask(home, "UPDATE orders SET status = $2 WHERE id = $1", [id, status]);
    await page.goto(address);
    await page.getByText(status.replaceAll("_", " "), { exact: true }).first().waitFor();
    expect(await page.getByText("Awaiting payment.").count()).toBe(0);
    expect(await page.getByText("Order Processing").count()).toBe(status === "pending" ? 1 : 0);
    expect(await page.getByRole("list", { name: "The way of your order" }).count()).toBe(
      status === "cancelled" ? 0 : 1,
    );
    await expectToFit(page, [390, 768, 1440]);
  }
  await leave();
});

it("guessing has an end, also by the page", async () => {
  for (let i = 0; i < GUESSES; i += 1)
    await fetch(`${shop.url}/track-order?tracking=TRK${String(i).padStart(14, "0")}`);
  const { page, leave } = await aVisitor(browser, [/status of 429/]);
  await page.goto(`${shop.url}/track-order?tracking=TRK00000000000000`);
  await page.getByText("Too many searches").waitFor();
  await page.getByText(/^Please try again in \d+ (minutes?|seconds?)\.$/).waitFor();
  await leave();
});
