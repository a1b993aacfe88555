import { afterAll, beforeAll, expect, it } from "vitest";
import { anOrderFor, aProduct } from "../../../../tests/makers.ts";
import { aShop, type ServedShop, served, type TestShop } from "../../../../tests/shop.ts";

let shop: TestShop;
let endpoint: ServedShop;
beforeAll(async () => {
  shop = await aShop();
  endpoint = await served(shop);
});
afterAll(async () => {
  await endpoint.close();
  await shop.close();
});

it("fields of 10,000 characters, absurd quantities and unknown machines are refused field by field", async () => {
  const product = await aProduct(shop);
  const good = anOrderFor([[product, 1]]);
  const appError = async (change: object) => {
    const body = JSON.stringify({ ...good, ...change });
    const answer = await fetch(`${endpoint.url}/functions/v1/stripe-checkout`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(400);
    return (await answer.json()).details.join(" ");
  };
  const customer = { ...good.customer, firstName: "x".repeat(10_000), city: "a\nb", state: "a\nb" };
  expect(await appError({ customer })).toMatch(/First name: .*100.* City: must be one line. State: must be one line./);
  for (const quantity of [0, -1, 1e9, 1.5]) {
    expect(await appError({ items: [{ ...good.items[0], quantity }] })).toContain("items.0.quantity");
  }
  const machine = { method: "parcel_machine", country: "EE", mainDeliveryCountry: "EE" };
  expect(await appError({ delivery: { ...machine, parcelMachineId: "one" } })).toContain("delivery.parcelMachineId");
  expect(await appError({ delivery: { ...machine, parcelMachineId: product.id } })).toContain("not available");
});
