import { beforeEach, describe, expect, it } from "vitest";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { documentFaults } from "#features/orders/server/check-documents.ts";
import { checkVatNumberOfOrder } from "#features/orders/server/check-vat-number.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { pretendRegistry } from "#platform/vat-registry/pretend.ts";
import { anOrderOfBusiness, asPriced, sellsWithVat } from "#tests/business.ts";
import { aKit, anAdministrator, aProduct, checkout, type MadeProduct, sessionOf } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { saleTerms } from "./sale-terms.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
let lamp: MadeProduct;
let oil: MadeProduct;
beforeEach(async () => {
  await sellsWithVat(shop);
  lamp = await aProduct(shop, { price: 79, category: "diffusers" });
  oil = await aProduct(shop, { price: 20 });
});

const orderOf = (id: string) =>
  shop.row(
    `SELECT company, company_register, vat_number, lines_cents::int AS lines, bundle_cents::int AS bundle, exempt_cents::int AS exempt,
       shipping_cents::int AS shipping, total_cents::int AS total, c.is_valid, c.consultation_number
     FROM orders o LEFT JOIN vat_checks c ON c.id = o.vat_check_id WHERE o.id = $1`,
    id,
  );
async function bought(order: Parameters<typeof asPriced>[1]): Promise<string> {
  const started = await checkout(shop, await asPriced(shop, order));
  await shop.payment.pay(sessionOf(started));
  await askProvider(shop, started.orderId);
  expect(await documentFaults(shop.db)).toEqual([]);
  return started.orderId;
}

describe("a business in another member state whose number is confirmed", () => {
  it("pays goods and shipping without VAT, and its order keeps the proof", async () => {
    const id = await bought(anOrderOfBusiness([[oil, 2]]));
    // 40.00 and 8.99 at 19 %: 33.61 and 7.55 net.
    expect(await orderOf(id)).toEqual({
      company: "Muster GmbH",
      company_register: "HRB 1234",
      vat_number: "DE123456781",
      lines: 4000,
      bundle: 0,
      exempt: 639,
      shipping: 755,
      total: 4116,
      is_valid: true,
      consultation_number: "DEMO-DE123456781",
    });
  });

  it("gets the offer for two diffusers, kits and free shipping as everybody", async () => {
    const kit = await aKit(shop, [[oil, 2]], { price: 33 });
    const id = await bought(
      anOrderOfBusiness([
        [lamp, 2],
        [kit, 1],
      ] as const),
    );
    const { total, ...order } = await orderOf(id);
    expect(order).toMatchObject({ lines: 19_100, bundle: 5800, shipping: 0 });
    // 50.00, 50.00 and 33.00 at 19 %.
    expect(total).toBe(8403 + 2773);
    expect(
      await shop.row(
        "SELECT net_cents::int AS net, vat_cents::int AS vat FROM order_line_parts WHERE order_id = $1",
        id,
      ),
    ).toEqual({
      net: 2773,
      vat: 0,
    });
  });

  it("gets an invoice with its number and no VAT, and a credit note likewise", async () => {
    const id = await bought(anOrderOfBusiness([[oil, 2]]));
    await refundOrder(shop, { orderId: id, amount: null, restock: false, reason: "back", key: id, administratorId });
    const [invoice, credit] = await documentsOfOrder(shop.db, id);
    expect(invoice?.data).toMatchObject({
      treatment: "intra-community",
      destination: "DE",
      buyer: { name: "Muster GmbH", vatNumber: "DE123456781", registerNumber: "HRB 1234" },
      lines: [
        { quantity: 2, rate: 0, net: 3361, vat: 0, gross: 3361, discount: 0 },
        { kind: "shipping", rate: 0, net: 755, vat: 0, discount: 0 },
      ],
    });
    expect(credit).toMatchObject({ kind: "credit-note", grossCents: 4116, data: { treatment: "intra-community" } });
    const { rows } = await shop.pool.query(
      "SELECT t.treatment, t.country, sum(t.net_cents)::int AS net, sum(t.vat_cents)::int AS vat FROM tax_entries t JOIN documents d ON d.id = t.document_id WHERE d.order_id = $1 GROUP BY 1, 2",
      [id],
    );
    expect(rows).toEqual([{ treatment: "intra-community", country: "DE", net: 0, vat: 0 }]);
  });

  it("pays as a consumer does where the goods stay at home or leave the VAT area", async () => {
    const home = anOrderOfBusiness([[oil, 1]], { country: "EE" });
    expect(await orderOf(await bought(home))).toMatchObject({ exempt: 0, total: 2899, is_valid: true });
    const canary = anOrderOfBusiness([[oil, 1]], { country: "ES", zip: "35001" });
    const id = await bought(canary);
    expect(await orderOf(id)).toMatchObject({ exempt: 0, total: 2899 });
    expect((await documentsOfOrder(shop.db, id))[0]?.data.treatment).toBe("export");
  });

  it("may be registered in another state than where the goods go", async () => {
    const id = await bought(anOrderOfBusiness([[oil, 1]], { vatNumber: "LV12345678901" }));
    expect(await orderOf(id)).toMatchObject({ vat_number: "LV12345678901", exempt: 319 });
  });
});

describe("a business of our own state", () => {
  const atHome = (vatNumber: string) => anOrderOfBusiness([[oil, 2]], { vatNumber });
  const soldAs = async (id: string) => (await documentsOfOrder(shop.db, id)).at(-1)?.data;

  it("is charged our VAT where the goods go to another state: that is no sale to a consumer", async () => {
    const id = await bought(atHome("EE123456781"));
    expect(await orderOf(id)).toMatchObject({ exempt: 0, total: 4899 });
    // 40.00 and 8.99 at 24 %.
    expect(await soldAs(id)).toMatchObject({
      treatment: "domestic",
      destination: "DE",
      buyer: { vatNumber: "EE123456781" },
      lines: [
        { rate: 24, net: 3226, vat: 774, gross: 4000 },
        { kind: "shipping", rate: 24, net: 725, vat: 174 },
      ],
    });
    const ofBooks = await shop.row(
      "SELECT t.country FROM tax_entries t JOIN documents d ON d.id = t.document_id WHERE d.order_id = $1",
      id,
    );
    expect(ofBooks).toEqual({ country: "EE" });
  });

  it("is a consumer while its number is not confirmed", async () => {
    const id = await bought(atHome("EE123456789"));
    expect(await soldAs(id)).toMatchObject({ treatment: "one-stop-shop", lines: [{ rate: 19 }, { rate: 19 }] });
  });

  it("is charged our VAT where its number is confirmed before it pays", async () => {
    const started = await checkout(shop, await asPriced(shop, atHome("EE223456789")));
    const vatRegistry = { check: (_: string, own: string) => pretendRegistry().check("EE123456781", own) };
    await checkVatNumberOfOrder({ ...shop, vatRegistry }, started.orderId, { administratorId });
    await shop.payment.pay(sessionOf(started));
    await askProvider(shop, started.orderId);
    expect(await documentFaults(shop.db)).toEqual([]);
    expect(await soldAs(started.orderId)).toMatchObject({ treatment: "domestic", lines: [{ rate: 24 }, { rate: 24 }] });
  });

  it("keeps the zero rate of an export", async () => {
    const id = await bought(anOrderOfBusiness([[oil, 1]], { vatNumber: "EE123456781", country: "ES", zip: "35001" }));
    expect(await soldAs(id)).toMatchObject({ treatment: "export", lines: [{ rate: 0 }, { rate: 0 }] });
  });
});

describe("a business is charged VAT", () => {
  it.each([
    ["where VIES is silent", "DE123456789", { is_valid: null }],
    ["where VIES does not know its number", "DE123456780", { is_valid: false }],
    ["without a number", "", { is_valid: null, vat_number: null, company: "Muster GmbH" }],
  ])("%s, and its order is placed", async (_situation, vatNumber, known) => {
    const id = await bought(anOrderOfBusiness([[oil, 1]], { vatNumber }));
    expect(await orderOf(id)).toMatchObject({ ...known, exempt: 0, total: 2899 });
    expect((await documentsOfOrder(shop.db, id))[0]?.data).toMatchObject({
      treatment: "one-stop-shop",
      buyer: { name: "Muster GmbH", vatNumber: known.is_valid === false ? null : vatNumber || null },
    });
  });

  it("by a shop that has no VAT number, or that does not ask VIES", async () => {
    await shop.pool.query("DELETE FROM store_settings WHERE setting_key = 'trader_vat_number'");
    const terms = () => saleTerms(shop, { ...anOrderOfBusiness([]), zip: "10115", vatNumber: "DE123456781" });
    expect(await terms()).toMatchObject({ isExempt: false, buyer: { check: null } });
    await sellsWithVat(shop);
    expect(await terms()).toMatchObject({ isExempt: true });
    await shop.pool.query("INSERT INTO store_settings VALUES ('vat_number_check', 'false')");
    expect(await terms()).toMatchObject({ isExempt: false, buyer: { check: null } });
    await shop.pool.query("DELETE FROM store_settings WHERE setting_key = 'vat_number_check'");
  });
});

describe("a number that the price was not made for", () => {
  it("is refused with the price of its own: one confirmed and another one sent", async () => {
    const confirmed = await asPriced(shop, anOrderOfBusiness([[oil, 1]]));
    const other = { ...confirmed, business: { company: "Muster GmbH", vatNumber: "DE987654320" } };
    await expect(checkout(shop, other)).rejects.toMatchObject({
      code: "TOTAL_CHANGED",
      details: [expect.stringContaining("DE987654320 is not registered"), "The total is now €28.99."],
    });
    await expect(checkout(shop, { ...confirmed, business: undefined })).rejects.toMatchObject({
      code: "TOTAL_CHANGED",
    });
  });

  it("is refused where the parcel was sent home at the last moment", async () => {
    const confirmed = await asPriced(shop, anOrderOfBusiness([[oil, 1]]));
    const moved = { ...confirmed, delivery: { ...confirmed.delivery, mainDeliveryCountry: "EE" } };
    await expect(checkout(shop, moved)).rejects.toMatchObject({ code: "TOTAL_CHANGED" });
  });

  it("makes another attempt: the same cart of the same browser is not taken for the one before", async () => {
    const browser = Buffer.alloc(32, 7);
    const first = await checkout(shop, await asPriced(shop, anOrderOfBusiness([[oil, 1]])), { browser, key: null });
    const other = anOrderOfBusiness([[oil, 1]], { vatNumber: "DE987654321" });
    const second = await checkout(shop, await asPriced(shop, other), { browser, key: null });
    expect(second.orderId).not.toBe(first.orderId);
  });
});

it.each([
  ["markup", "<b>DE1</b>"],
  ["a number of no member state", "GB123456789"],
  ["too few digits", "DE12345"],
  ["the shop's own number", "EE 101 234 567"],
])("refuses %s with a sentence", async (_what, vatNumber) => {
  const order = anOrderOfBusiness([[oil, 1]], { vatNumber });
  await expect(checkout(shop, order)).rejects.toMatchObject({ kind: "invalid", code: "VAT_NUMBER_WRONG" });
});
