import type { Page } from "playwright-core";

/** Puts a product, found by its readable address, into the cart. */
export async function addToCart(page: Page, shopUrl: string, slug = "amber-stone-diffuser"): Promise<void> {
  await page.goto(`${shopUrl}/products/${slug}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("is in your cart.").first().waitFor();
}

/** With one diffuser in the cart, in front of the empty form. */
export async function toCheckout(page: Page, shopUrl: string, slug?: string): Promise<void> {
  await addToCart(page, shopUrl, slug);
  await page.goto(`${shopUrl}/cart`);
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
}

export interface Recipient {
  email: string;
  country: string;
  state?: string;
  address: string;
  city: string;
  zip: string;
  phoneNumber: string;
}

const MARI: Recipient = {
  email: "mari@example.com",
  country: "Estonia",
  address: "Pikk 1",
  city: "Tallinn",
  zip: "10115",
  phoneNumber: "5123 4567",
};

/** By courier, whatever else is offered. */
export async function fillAddress(page: Page, change: Partial<Recipient> = {}): Promise<void> {
  const to = { ...MARI, ...change };
  await page.getByLabel("First name").fill("Mari");
  await page.getByLabel("Last name").fill("Maasikas");
  await page.getByRole("main").getByLabel("Email").fill(to.email);
  await page.getByRole("combobox", { name: "Country", exact: true }).selectOption({ label: to.country });
  await page.getByRole("textbox", { name: "Address", exact: true }).fill(to.address);
  await page.getByLabel("City").fill(to.city);
  await page.getByLabel("Postal code").fill(to.zip);
  if (to.state) await page.getByLabel("State").selectOption(to.state);
  await page.getByLabel("Phone number").fill(to.phoneNumber);
  await page.getByRole("radio", { name: "Courier" }).check();
}

export const orderAndPay = (page: Page): Promise<void> => page.getByRole("button", { name: "Order and pay" }).click();

/** Fills the form and goes to the payment page. */
export async function toPayment(page: Page, change?: Partial<Recipient>): Promise<void> {
  await fillAddress(page, change);
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
}

/** Buys one diffuser, and what the cart has. */
export async function buy(page: Page, shopUrl: string, change?: Partial<Recipient>): Promise<void> {
  await toCheckout(page, shopUrl);
  await toPayment(page, change);
  await pay(page);
}

/** Searches a parcel machine and takes the first of that town. */
export async function chooseMachine(page: Page, town: string): Promise<void> {
  await page.getByRole("radio", { name: "Parcel machine" }).check();
  await page.getByRole("button", { name: "Choose a parcel machine" }).click();
  await page.getByRole("combobox", { name: "Search parcel machines" }).fill(town);
  // The list follows the term a moment later. A street may have a town's name, so the postal code stands before it.
  await page
    .getByRole("option")
    .filter({ hasText: new RegExp(`\\d ${town}`) })
    .first()
    .click();
  await page.getByRole("region", { name: "Chosen parcel machine" }).waitFor();
}
