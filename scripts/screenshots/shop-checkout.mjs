// From a filled cart over every turn of the checkout to the parcel and back.
import { fillCart, PAIR, priced } from "./shop-cart.mjs";

const BASKET = [["amber-stone-diffuser"], ["lavender-oil"]];
const ADDRESS = [
  ["First name", "Mari"],
  ["Last name", "Maasikas"],
  ["Email", "mari@example.com"],
  ["City", "Tallinn"],
  ["Postal code", "10115"],
  ["Phone number", "51234567"],
];
const submit = (page) => page.getByRole("button", { name: "Order and pay" }).click();

async function toCheckout(tools, goods = BASKET) {
  await fillCart(tools, goods);
  await tools.go("/cart");
  await priced(tools.page);
  await tools.go("/checkout");
  await tools.page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
}

async function fillAddress(page) {
  for (const [label, value] of ADDRESS) await page.getByRole("main").getByLabel(label).fill(value);
  await page.locator("[name=address]").fill("Pikk 1");
}

async function openMachines(page) {
  await page.getByRole("radio", { name: "Parcel machine" }).check();
  await page.getByRole("button", { name: "Choose a parcel machine" }).click();
  return page.getByRole("combobox", { name: "Search parcel machines" });
}

/** What the checkout is answered, said by the shop in its own words. */
const refused = (name, answer, seen) => [
  name,
  async (tools) => {
    const { page, shot } = tools;
    await toCheckout(tools);
    await fillAddress(page);
    await page.getByRole("radio", { name: "Courier" }).check();
    await page.route("**/functions/v1/stripe-checkout", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await submit(page);
    await page.getByText(seen).first().waitFor();
    // Of the whole page, a browser that has scrolled draws what sticks at its foot, without its images.
    await shot(name, { fullPage: false });
  },
];

export const checkoutScenarios = [
  ["checkout", async (tools) => toCheckout(tools).then(() => tools.shot("checkout"))],
  ["checkout-pair", async (tools) => toCheckout(tools, PAIR).then(() => tools.shot("checkout-pair"))],
  [
    "checkout-loading",
    async ({ browser, url, at, width }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.route(
        ({ pathname }) => pathname.endsWith(".js"),
        () => {},
      );
      await page.goto(`${url}/checkout`, { waitUntil: "commit" });
      await page.getByRole("main").waitFor();
      await at(page)("checkout-loading", { fullPage: false, withoutChecks: true });
      await context.close();
    },
  ],
  [
    "checkout-errors",
    async (tools) => {
      await toCheckout(tools);
      await submit(tools.page);
      await tools.page.getByText("First name is required.").waitFor();
      await tools.shot("checkout-errors", { fullPage: false });
    },
  ],
  refused(
    "checkout-too-many",
    { status: 429, json: { success: false, error: "Rate limit exceeded" } },
    "Too many checkout attempts",
  ),
  refused("checkout-unreachable", null, "Checkout Error"),
  [
    "checkout-usa",
    async (tools) => {
      await toCheckout(tools);
      await tools.page.getByRole("combobox", { name: "Country", exact: true }).selectOption("US");
      await tools.page.getByLabel("State").waitFor();
      await tools.shot("checkout-usa");
    },
  ],
  [
    "machines",
    async (tools) => {
      const { page, shot } = tools;
      await toCheckout(tools);
      const search = await openMachines(page);
      await page.getByRole("option").first().waitFor();
      await shot("machines", { fullPage: false });
      await search.fill("Tartu");
      await page.getByText(/places/).waitFor();
      await shot("machines-found", { fullPage: false });
      await search.fill("zzzz");
      await page
        .getByText(/No parcel machines found/)
        .first()
        .waitFor();
      await shot("machines-nothing", { fullPage: false });
    },
  ],
  [
    "purchase",
    async (tools) => {
      const { context, page, go, shot, url } = tools;
      await toCheckout(tools);
      await fillAddress(page);
      await (await openMachines(page)).fill("Tartu");
      await page.getByRole("option").first().click();
      await page.getByRole("region", { name: "Chosen parcel machine" }).waitFor();
      await shot("checkout-full");
      await submit(page);
      await page.getByRole("heading", { name: "Test payment" }).waitFor();
      await shot("pay");
      await page.getByRole("link", { name: /cancel/i }).click();
      await page.getByText("Order Summary").filter({ visible: true }).first().waitFor();
      await shot("cancelled");
      await submit(page);
      await page.getByRole("button", { name: /decline/i }).click();
      await page.waitForTimeout(700);
      await shot("declined");
      await go("/checkout");
      await submit(page);
      await page.getByRole("button", { name: /^Pay / }).click();
      await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
      await shot("confirmation");
      const orderNumber = await page.getByText(/^AU-\d+$/).innerText();
      await page.getByRole("link", { name: /^TRK/ }).click();
      await page.getByText("Shipping details").waitFor();
      await shot("tracking");
      const tracking = page.url();
      await context.clearCookies();
      await page.goto(tracking.replace(/&key=[^&]+/, ""));
      await page.getByText("Shipping details").waitFor();
      await shot("tracking-stranger");
      await go("/dev/mailbox");
      await shot("mailbox");
      await withdraw(page, shot, url, orderNumber);
    },
  ],
];

/** From the order that was just paid to the confirmation of its withdrawal. */
async function withdraw(page, shot, url, orderNumber) {
  await page.goto(`${url}/withdrawal`);
  const number = page.getByRole("textbox", { name: "Order number" });
  const go = () => page.getByRole("button", { name: "Continue", exact: true }).click();
  await go();
  await page.getByText("Please enter your name").waitFor();
  await shot("withdrawal-errors");
  await page.getByRole("textbox", { name: "Name" }).fill("Mari Maasikas");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill("mari@example.com");
  await number.fill("AU-1");
  await go();
  await page.getByText("We cannot find a paid order").waitFor();
  await shot("withdrawal-not-found");
  await page.getByRole("button", { name: "Go back and change" }).click();
  await number.fill(orderNumber);
  await go();
  await page.getByRole("heading", { name: "Your declaration" }).waitFor();
  await shot("withdrawal-review");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("heading", { name: "Withdrawal received" }).waitFor();
  await shot("withdrawal-received");
}
