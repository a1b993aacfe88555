import type { Page } from "playwright-core";

/** Puts a product, found on the shelf by its name, into the cart. */
export async function addToCart(page: Page, shopUrl: string, product = "Amber Stone Diffuser"): Promise<void> {
  await page.goto(`${shopUrl}/products`);
  await page.getByRole("link", { name: product }).first().click();
  await page.getByRole("heading", { level: 1, name: product }).waitFor();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("is in your cart.").first().waitFor();
}

/** With one diffuser in the cart, in front of the empty form. */
export async function toCheckout(page: Page, shopUrl: string, product?: string): Promise<void> {
  await addToCart(page, shopUrl, product);
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

export async function fillAddress(page: Page, change: Partial<Recipient> = {}): Promise<void> {
  const to = { ...MARI, ...change };
  await page.getByLabel("First name").fill("Mari");
  await page.getByLabel("Last name").fill("Maasikas");
  await page.getByLabel("E-mail").fill(to.email);
  await page.getByRole("combobox", { name: "Country", exact: true }).selectOption({ label: to.country });
  await page.getByRole("textbox", { name: "Address", exact: true }).fill(to.address);
  await page.getByLabel("City").fill(to.city);
  await page.getByLabel("Postal code").fill(to.zip);
  if (to.state) await page.getByLabel("State").fill(to.state);
  await page.getByLabel("Phone number").fill(to.phoneNumber);
}

export const orderAndPay = (page: Page): Promise<void> => page.getByRole("button", { name: "Order and pay" }).click();

/** Fills the form for the courier and goes to the payment page. */
export async function toPayment(page: Page, change?: Partial<Recipient>): Promise<void> {
  await fillAddress(page, change);
  await page.getByRole("radio", { name: "Courier" }).check();
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
}
