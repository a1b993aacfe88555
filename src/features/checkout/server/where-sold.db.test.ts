import { expect, it } from "vitest";
import { anOrderFor, aProduct, checkout, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import type { OrderRequest } from "../order-request.ts";

const shop = await shopOfFile();

const to = (country: string, products: readonly MadeProduct[], more: Partial<OrderRequest["customer"]> = {}) => {
  const request = anOrderFor(products.map((product) => [product, 1] as const));
  const { customer, delivery } = request;
  return {
    ...request,
    customer: { ...customer, ...(country === "US" ? { zip: "44101", state: "ohio" } : {}), ...more },
    delivery: { ...delivery, mainDeliveryCountry: country },
  };
};
const notSoldTo = (product: MadeProduct, countries: string[] | null) =>
  shop.pool.query("UPDATE products SET not_sold_to = $2 WHERE id = $1", [product.id, countries]);
const orders = async () => (await shop.row("SELECT count(*)::int AS count FROM orders")).count;
const refusal = { kind: "invalid", code: "NOT_SOLD_THERE" };

it("L62: an oil is refused for the United States, by name, and nothing is reserved", async () => {
  const [oil, tray] = [await aProduct(shop, { name: "Mint" }), await aProduct(shop, { category: "accessories" })];
  const before = await orders();
  await expect(checkout(shop, to("US", [oil, tray]))).rejects.toMatchObject({
    ...refusal,
    details: ["We do not send “Mint” to this country: United States."],
  });
  expect(await orders()).toBe(before);
});

it("L62: an oil that somebody has cleared for every country is sold there", async () => {
  const oil = await aProduct(shop);
  await notSoldTo(oil, []);
  await expect(checkout(shop, to("US", [oil]))).resolves.toHaveProperty("orderId");
});

it("L62: a country that leaves while a product is in the cart refuses the order", async () => {
  const tray = await aProduct(shop, { category: "accessories" });
  await notSoldTo(tray, ["EE"]);
  await expect(checkout(shop, to("EE", [tray]))).rejects.toMatchObject(refusal);
});

it("L62: the country of the parcel machine decides, not that of the address", async () => {
  const tray = await aProduct(shop, { category: "accessories" });
  await notSoldTo(tray, ["LV"]);
  const request = to("EE", [tray]);
  const delivery = { ...request.delivery, method: "parcel_machine" as const, country: "LV", parcelMachineId: tray.id };
  await expect(checkout(shop, { ...request, delivery })).rejects.toMatchObject(refusal);
});

it("L61: a state is kept by its letters however it was written, and no VAT is counted", async () => {
  const tray = await aProduct(shop, { category: "accessories" });
  const { orderId } = await checkout(shop, to("US", [tray]));
  const { rows } = await shop.pool.query("SELECT state, shipping_vat_cents::int AS vat FROM orders WHERE id = $1", [
    orderId,
  ]);
  expect(rows).toEqual([{ state: "OH", vat: 0 }]);
});
