import { expect, it } from "vitest";
import { sellsWithVat } from "#tests/business.ts";
import { anOrderFor, aProduct } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";

const shop = await servedShopOfFile();

it("fields of 10,000 characters, absurd quantities and unknown machines are refused field by field", async () => {
  const product = await aProduct(shop);
  const good = anOrderFor([[product, 1]]);
  const errorMessage = async (change: object) => {
    const body = JSON.stringify({ ...good, ...change });
    const answer = await fetch(`${shop.url}/functions/v1/stripe-checkout`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(400);
    const { error, details = [error] } = await answer.json();
    return details.join(" ");
  };
  const customer = { ...good.customer, firstName: "x".repeat(10_000), city: "a\nb", state: "a\nb" };
  expect(await errorMessage({ customer })).toMatch(
    /First name must .*100.* City must be one line. State must be one line./,
  );
  for (const quantity of [0, -1, 1e9, 1.5]) {
    expect(await errorMessage({ items: [{ ...good.items[0], quantity }] })).toContain("items.0.quantity");
  }
  const halves = [60, 60].map((quantity) => ({ ...good.items[0], quantity }));
  expect(await errorMessage({ items: halves })).toContain(`No more than 99 of “${product.name}”`);
  const machine = { method: "parcel_machine", country: "EE", mainDeliveryCountry: "EE" };
  expect(await errorMessage({ delivery: { ...machine, parcelMachineId: "one" } })).toContain(
    "delivery.parcelMachineId",
  );
  expect(await errorMessage({ delivery: { ...machine, parcelMachineId: product.id } })).toContain("not available");
});

it("says of a VAT number what is known and which VAT is not charged, and refuses what is none", async () => {
  await sellsWithVat(shop);
  const ask = async (vatNumber: string, country = "DE", zip = "10115", method = "courier") => {
    const delivery = { method, country: null, parcelMachineId: null, mainDeliveryCountry: country };
    const answer = await fetch(`${shop.url}/functions/v1/checkout-vat-number`, {
      method: "POST",
      body: JSON.stringify({ vatNumber, delivery, zip }),
      headers: { "content-type": "application/json" },
    });
    const { success: _, requestId: __, ...said } = await answer.json();
    return { status: answer.status, ...said };
  };
  const known = { status: 200, vatNumber: "DE123456781", state: "confirmed" };
  expect(await ask("de 123 456-781")).toEqual({ ...known, exemptRate: 19, mayBeExempt: true });
  expect(await ask("DE123456781", "FI", "00100")).toEqual({ ...known, exemptRate: 25.5, mayBeExempt: true });
  expect(await ask("DE123456781", "EE")).toEqual({ ...known, exemptRate: null, mayBeExempt: false });
  expect(await ask("DE123456780")).toMatchObject({ state: "not-registered", exemptRate: null });
  expect(await ask("DE123456789")).toMatchObject({
    state: "not-confirmed",
    exemptRate: null,
    mayBeExempt: true,
  });
  expect(await ask("EE123456789")).toMatchObject({ state: "not-confirmed", mayBeExempt: false });
  for (const wrong of ["<script>", "D".repeat(10_000), "DE1", "EE101234567"])
    expect((await ask(wrong)).status).toBe(400);
  const noMachine = await ask("DE123456781", "EE", "10115", "parcel_machine");
  expect(noMachine).toMatchObject({ status: 400, code: "MACHINE_CLOSED" });
});

it("limits how often a visitor may ask about VAT numbers", async () => {
  const delivery = { method: "courier", country: null, parcelMachineId: null, mainDeliveryCountry: "DE" };
  const body = JSON.stringify({ vatNumber: "DE123456781", delivery, zip: "10115" });
  const ask = () =>
    fetch(`${shop.url}/functions/v1/checkout-vat-number`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  expect(answers.map(({ status }) => status)).toContain(429);
});
