import { beforeEach, expect, it } from "vitest";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { correctOrder, type Recipient } from "#features/orders/server/correct-order.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { orderJobs } from "#features/orders/server/order-jobs.ts";
import { hasSalesAtRate } from "#features/orders/server/sales-at-rate.ts";
import { DAY_MS } from "#shared/day.ts";
import { anOrderOfBusiness, asPriced, inDearTimes, sellsWithVat } from "#tests/business.ts";
import { correctionTools } from "#tests/corrections.ts";
import { anAdministrator, aPaidOrder, aProduct, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { correctBusiness, previewBusiness, type WantedBusiness } from "./correct-business.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { orderOf, agree, booksAgree, payLink, states } = correctionTools(shop, administratorId);
let oil: MadeProduct;
beforeEach(async () => {
  await sellsWithVat(shop);
  oil = await aProduct(shop, { price: 20 });
});

async function anOrderWith(vatNumber: string): Promise<string> {
  const order = await asPriced(shop, anOrderOfBusiness([[oil, 2]], { vatNumber }));
  return aPaidOrder(shop, [[oil, 2]], order);
}
const NOBODY = { company: null, companyRegister: null, vatNumber: null };
const wanted = async (orderId: string, business: Partial<WantedBusiness["business"]>): Promise<WantedBusiness> => ({
  orderId,
  version: (await orderOf(orderId)).version,
  administratorId,
  business: { ...NOBODY, ...business },
});
async function correct(orderId: string, business: Partial<WantedBusiness["business"]>): Promise<void> {
  const asked = await wanted(orderId, business);
  const { after } = await previewBusiness(shop, asked);
  await correctBusiness(shop, { ...asked, seen: after.totalCents });
}
const invoices = async (orderId: string) =>
  (await documentsOfOrder(shop.db, orderId)).map(({ kind, grossCents, data: { buyer } }) => [
    kind,
    grossCents,
    buyer.name,
    buyer.vatNumber,
  ]);

it("a person's order is invoiced to their company afterwards, also once it has left", async () => {
  const id = await aPaidOrder(shop, [[oil, 1]]);
  const { total } = await orderOf(id);
  await shipOrder(shop, { orderId: id, parcel: {}, administratorId });
  const elsewhere = { address: "Lai 2", city: "Tartu", zip: "51005", country: "EE", state: null };
  const asked = await wanted(id, { company: "Linden OÜ", companyRegister: "12345678" });
  await correctBusiness(shop, { ...asked, companyAddress: elsewhere, seen: total });
  expect(await orderOf(id)).toMatchObject({ total, status: "shipped", payment_state: "paid" });
  // Only that of a company that took the goods along is not where they go.
  expect((await documentsOfOrder(shop.db, id)).at(-1)?.data.buyer.city).toBe("Tallinn");
  expect(await invoices(id)).toEqual([
    ["invoice", total, "Mari Maasikas", null],
    ["credit-note", total, "Mari Maasikas", null],
    ["invoice", total, "Linden OÜ", null],
  ]);
  await agree(id);
  await booksAgree();
});

it.each<[string, Partial<WantedBusiness["business"]>]>([
  ["a person's", {}],
  ["a company's", { company: "Linden OÜ", companyRegister: "12345678" }],
])("%s order whose recipient was corrected after its invoice is invoiced anew, once", async (_whose, business) => {
  const id = await aPaidOrder(shop, [[oil, 1]]);
  if (business.company) await correct(id, business);
  const { version, ...row } = await shop.row(
    `SELECT version, first_name AS "firstName", email, phone, city, zip, state FROM orders WHERE id = $1`,
    id,
  );
  await expect(correct(id, business)).rejects.toMatchObject({ code: "NOTHING_CHANGED" });
  const recipient = { ...row, lastName: "Kuusk", address: "Lai 2" } as unknown as Recipient;
  await correctOrder(shop, { orderId: id, version, administratorId, recipient });
  await correct(id, business);
  const { data } = (await documentsOfOrder(shop.db, id)).at(-1) ?? {};
  expect(data).toMatchObject({ buyer: { street: "Lai 2" }, corrects: { why: "changed" } });
  expect([data?.buyer.name, ...(data?.buyer.address ?? [])].join()).toContain("Kuusk");
  await expect(correct(id, business)).rejects.toMatchObject({ code: "NOTHING_CHANGED" });
  await agree(id);
  await booksAgree();
});

it("another business leaves the price of shipping as it was, of an exempt order as well", async () => {
  const [id, exempt] = [await aPaidOrder(shop, [[oil, 1]]), await anOrderWith("DE123456781")];
  const [{ total }, without] = [await orderOf(id), await orderOf(exempt)];
  await inDearTimes(shop, async () => {
    await correct(id, { company: "Linden OÜ", companyRegister: "12345678" });
    await correct(exempt, { company: "Muster Nord GmbH", vatNumber: "DE123456781" });
  });
  expect(await orderOf(id)).toMatchObject({ total, shipping: 899 });
  expect(await orderOf(exempt)).toMatchObject({ total: without.total, shipping: without.shipping });
  await agree(id);
  await agree(exempt);
});

it("a mistyped VAT number is corrected, and the VAT goes back", async () => {
  const id = await anOrderWith("DE123456780");
  expect(await orderOf(id)).toMatchObject({ total: 4899 });
  await correct(id, { company: "Muster GmbH", vatNumber: "de 123 456 781" });
  expect(await orderOf(id)).toMatchObject({ total: 4116, payment_state: "paid" });
  expect((await invoices(id)).at(-1)).toEqual(["invoice", 4116, "Muster GmbH", "DE123456781"]);
  await sendDueEmails(shop, orderEmailTemplates(shop));
  const { plain } = await shop.row(
    "SELECT plain FROM mailbox_emails m JOIN emails USING (message_id) WHERE order_id = $1 AND kind = 'order-changed'",
    id,
  );
  expect(plain).toMatch(/, DE123456780\s+→ Muster GmbH, DE123456781/);
  await agree(id);
  await booksAgree();
});

it("without its VAT number an exempt order has VAT, which is asked for first", async () => {
  const id = await anOrderWith("DE123456781");
  await correct(id, { company: "Muster GmbH" });
  expect(await orderOf(id)).toMatchObject({ total: 4116 });
  expect(await states(id)).toEqual(["waiting"]);
  // The rate that it will have is not taken back meanwhile.
  const later = new Date(shop.clock.now().getTime() + DAY_MS);
  expect(await hasSalesAtRate(shop.db, { country: "DE", rate: 19 }, later)).toBe(true);
  expect(await hasSalesAtRate(shop.db, { country: "DE", rate: 7 }, later)).toBe(false);
  await payLink(id);
  expect(await orderOf(id)).toMatchObject({ total: 4899 });
  await agree(id);
  await booksAgree();
});

it("a number that VIES confirmed stays confirmed where only the name is corrected", async () => {
  const id = await anOrderWith("DE123456781");
  shop.clock.forward(2 * 3600_000);
  const forgetful = {
    ...shop,
    vatRegistry: { check: async () => ({ isValid: false, consultationNumber: null, name: null, address: null }) },
  };
  const asked = await wanted(id, { company: "Muster & Sohn GmbH", vatNumber: "DE123456781" });
  expect(await previewBusiness(forgetful, asked)).toMatchObject({ difference: 0, vatNumber: "confirmed" });
});

it("a number that VIES did not know, and confirms by now, takes VAT off; one that it still does not know changes nothing", async () => {
  const id = await anOrderWith("DE123456780");
  shop.clock.forward(2 * 3600_000);
  const business = { company: "Muster GmbH", companyRegister: "HRB 1234", vatNumber: "DE123456780" };
  const same = await wanted(id, business);
  await expect(previewBusiness(shop, same)).rejects.toMatchObject({ code: "NOTHING_CHANGED" });
  const renamed = await wanted(id, { ...business, company: "Muster Nord GmbH" });
  expect(await previewBusiness(shop, renamed)).toMatchObject({ difference: 0, vatNumber: "not-registered" });
  shop.clock.forward(2 * 3600_000);
  const knowing = {
    ...shop,
    vatRegistry: { check: async () => ({ isValid: true, consultationNumber: "W1", name: null, address: null }) },
  };
  const { after, vatNumber } = await previewBusiness(knowing, same);
  expect([after.totalCents, vatNumber]).toEqual([4116, "confirmed"]);
  await correctBusiness(knowing, { ...same, seen: after.totalCents });
  expect((await invoices(id)).at(-1)).toEqual(["invoice", 4116, "Muster GmbH", "DE123456780"]);
  await agree(id);
  await booksAgree();
});

it("what VIES said of a business that an exempt invoice names is kept after another one took its place", async () => {
  await shop.pool.query(
    "DELETE FROM vat_checks WHERE NOT EXISTS (SELECT FROM orders WHERE vat_check_id = vat_checks.id)",
  );
  const id = await anOrderWith("DE123456781");
  await correct(id, { company: "Andere GmbH", vatNumber: "DE987654321" });
  await correct(id, { company: "Dritte GmbH", vatNumber: "DE987654302" });
  await shop.pool.query("UPDATE vat_checks SET checked_at = checked_at - interval '31 days'");
  await orderJobs(shop)
    .find(({ name }) => name === "erase-expired-orders")
    ?.run(new AbortController().signal);
  const { kept } = await shop.row(
    "SELECT array_agg(number ORDER BY number) AS kept FROM vat_checks WHERE number LIKE 'DE%'",
  );
  expect(kept).toEqual(expect.arrayContaining(["DE123456781", "DE987654302", "DE987654321"]));
});

it("is refused for the shop's own number, and for an order that somebody else changed", async () => {
  const id = await anOrderWith("DE123456780");
  const asked = await wanted(id, { company: "Muster GmbH", vatNumber: "EE101234567" });
  await expect(previewBusiness(shop, asked)).rejects.toMatchObject({ code: "VAT_NUMBER_WRONG" });
  const stale = { ...(await wanted(id, { company: "Muster AG" })), version: 0 };
  await expect(previewBusiness(shop, stale)).rejects.toMatchObject({ code: "CHANGED" });
});

it("of two who correct at once one is refused", async () => {
  const id = await anOrderWith("DE123456780");
  const asked = { ...(await wanted(id, { company: "Muster AG" })), seen: 4899 as never };
  const outcomes = await Promise.allSettled([correctBusiness(shop, asked), correctBusiness(shop, asked)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await agree(id);
});
