import { beforeEach, describe, expect, it } from "vitest";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { checkVatNumberOfOrder } from "#features/orders/server/check-vat-number.ts";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { refundReturn } from "#features/withdrawals/server/refund-return.ts";
import { moveReturn } from "#features/withdrawals/server/returns.ts";
import { startReturn } from "#features/withdrawals/server/start-return.ts";
import { pretendRegistry } from "#platform/vat-registry/pretend.ts";
import { RequesterRefused } from "#platform/vat-registry/vat-registry.ts";
import { AppError } from "#shared/app-error.ts";
import { cents } from "#shared/money.ts";
import { anOrderOfBusiness, asPriced, inDearTimes, sellsWithVat } from "#tests/business.ts";
import { correctionTools } from "#tests/corrections.ts";
import { anAdministrator, aPaidOrder, aProduct, aRefund, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { correctBusiness } from "./correct-business.ts";
import { refundVat, vatToRefund } from "./refund-vat.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { orderOf, agree, booksAgree, correct, emailsOf } = correctionTools(shop, administratorId);
/** VIES answers again, and knows every number. */
const answering = {
  ...shop,
  vatRegistry: { check: (_: string, own: string) => pretendRegistry().check("DE123456781", own) },
};
let oil: MadeProduct;
beforeEach(async () => {
  await sellsWithVat(shop);
  oil = await aProduct(shop, { price: 20 });
});

let made = 10_000_000;
/** Of another business each; by its last digit the demo's register knows it (1) or is silent (9). */
const aNumber = (last: 1 | 9) => {
  made += 1;
  return `DE${made}${last}`;
};

/** Paid with VAT, as VIES was silent. */
async function anUnconfirmedOrder(vatNumber = aNumber(9)): Promise<string> {
  const { business, customer, delivery, totalAmount } = await asPriced(
    shop,
    anOrderOfBusiness([[oil, 2]], { vatNumber }),
  );
  return aPaidOrder(shop, [[oil, 2]], { business, customer, delivery, totalAmount });
}
const wanted = async (orderId: string) => ({ orderId, version: (await orderOf(orderId)).version, administratorId });
const check = (orderId: string) => checkVatNumberOfOrder(answering, orderId, { administratorId });

describe("a number that is confirmed after the order", () => {
  it("changes no price by itself", async () => {
    const id = await anUnconfirmedOrder();
    expect(await check(id)).toBe("confirmed");
    expect(await orderOf(id)).toMatchObject({ total: 4899 });
    // The log outlives the number in the order.
    expect(
      await shop.row("SELECT details FROM audit_log WHERE action = 'order.vat-number-checked' AND subject_id = $1", id),
    ).toEqual({ details: { state: "confirmed" } });
    await agree(id);
  });

  it("gives VAT back: refund, credit note, and an invoice without VAT", async () => {
    const id = await anUnconfirmedOrder();
    await check(id);
    expect(await vatToRefund(shop, await wanted(id))).toBe(783);
    await refundVat(shop, await wanted(id));
    expect(await orderOf(id)).toMatchObject({ total: 4116, payment_state: "paid" });
    expect(
      (await documentsOfOrder(shop.db, id)).map(({ kind, grossCents, data }) => [kind, grossCents, data.treatment]),
    ).toEqual([
      ["invoice", 4899, "one-stop-shop"],
      ["credit-note", 4899, "one-stop-shop"],
      ["invoice", 4116, "intra-community"],
    ]);
    expect(await emailsOf(id)).toEqual(["order-confirmation", "order-refunded", "order-changed"]);
    await sendDueEmails(shop, orderEmailTemplates(shop));
    const attached = await shop.rows(
      `SELECT l.kind, jsonb_array_length(m.attachments) AS files FROM mailbox_emails m
       JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND l.kind <> 'order-confirmation' ORDER BY l.created_at`,
      id,
    );
    // The credit note is over all of the invoice, so it comes beside the new one.
    expect(attached).toEqual([
      { kind: "order-refunded", files: 0 },
      { kind: "order-changed", files: 2 },
    ]);
    await agree(id);
    await booksAgree();
    await expect(refundVat(shop, await wanted(id))).rejects.toMatchObject({ code: "NO_VAT" });
  });

  it("tells that the provider refused to give VAT back, and gives it back when asked again", async () => {
    const id = await anUnconfirmedOrder();
    await check(id);
    const refund = () => {
      throw new AppError("conflict", "refused");
    };
    await expect(refundVat({ ...shop, payment: { ...shop.payment, refund } }, await wanted(id))).rejects.toMatchObject({
      code: "REFUND_FAILED",
      message: "€7.83 did not go back: refused",
    });
    expect(await orderOf(id)).toMatchObject({ total: 4899, payment_state: "paid" });
    await refundVat(shop, await wanted(id));
    expect(await orderOf(id)).toMatchObject({ total: 4116, payment_state: "paid" });
    await booksAgree();
  });

  it("gives back what the shipping of the day had of VAT, though it costs more today", async () => {
    const id = await anUnconfirmedOrder();
    await check(id);
    await inDearTimes(shop, async () => {
      expect(await vatToRefund(shop, await wanted(id))).toBe(783);
      await refundVat(shop, await wanted(id));
    });
    expect(await orderOf(id)).toMatchObject({ total: 4116 });
    await agree(id);
  });

  it("gives VAT back after the parcel has left, and takes no goods", async () => {
    const id = await anUnconfirmedOrder();
    await shipOrder(shop, { orderId: id, parcel: {}, administratorId });
    await check(id);
    await refundVat(shop, await wanted(id));
    expect(await orderOf(id)).toMatchObject({ total: 4116, status: "shipped" });
    await agree(id);
    await booksAgree();
  });

  it("gives VAT back while a return is open, which then gives back the rest of what was paid", async () => {
    const id = await anUnconfirmedOrder();
    await shipOrder(shop, { orderId: id, parcel: {}, administratorId });
    const desk = { administratorId, requestId: "test" };
    const lines = [{ position: 1, quantity: 1 }];
    const returned = await startReturn(shop, { orderId: id, lines, reason: "damaged", ...desk });
    await check(id);
    await refundVat(shop, await wanted(id));
    expect(await orderOf(id)).toMatchObject({ total: 4116, payment_state: "paid" });
    await moveReturn(shop, { id: returned, to: "received", ...desk });
    await refundReturn(shop, { id: returned, shipping: false, restock: [], ...desk });
    expect(
      (await documentsOfOrder(shop.db, id)).map(({ kind, grossCents, data }) => [kind, grossCents, data.treatment]),
    ).toEqual([
      ["invoice", 4899, "one-stop-shop"],
      ["credit-note", 4899, "one-stop-shop"],
      ["invoice", 4116, "intra-community"],
      ["credit-note", 1681, "intra-community"],
    ]);
    expect(await orderOf(id)).toMatchObject({ payment_state: "partly_refunded" });
    await booksAgree();
  });

  it("is asked for by two administrators: VAT goes back once", async () => {
    const id = await anUnconfirmedOrder();
    await check(id);
    const asked = await wanted(id);
    const outcomes = await Promise.allSettled([refundVat(shop, asked), refundVat(shop, asked)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await orderOf(id)).toMatchObject({ total: 4116 });
    await agree(id);
    await booksAgree();
  });
});

it("corrects an order of a business of our own state that was sold as one of a consumer", async () => {
  const id = await anUnconfirmedOrder("EE100000019");
  await check(id);
  await expect(refundVat(shop, await wanted(id))).rejects.toMatchObject({ code: "NO_VAT" });
  const business = { company: "Muster GmbH", companyRegister: "HRB 1234", vatNumber: "EE100000019" };
  await correctBusiness(answering, { ...(await wanted(id)), business, seen: cents(4899) });
  expect(
    (await documentsOfOrder(shop.db, id)).map(({ kind, data }) => [kind, data.treatment, data.lines[0]?.rate]),
  ).toEqual([
    ["invoice", "one-stop-shop", 19],
    ["credit-note", "one-stop-shop", 19],
    ["invoice", "domestic", 24],
  ]);
  await agree(id);
  await booksAgree();
});

it("gives nothing back for a number that is not confirmed", async () => {
  const id = await anUnconfirmedOrder();
  await expect(refundVat(shop, await wanted(id))).rejects.toMatchObject({ code: "NO_VAT" });
  expect(await checkVatNumberOfOrder(shop, id, { administratorId })).toBe("not-confirmed");
});

it("says of an order's number that VIES refuses the shop's own", async () => {
  const id = await anUnconfirmedOrder();
  const refusing = { ...shop, vatRegistry: { check: () => Promise.reject(new RequesterRefused("refused")) } };
  expect(await checkVatNumberOfOrder(refusing, id, { administratorId })).toBe("requester-refused");
  await check(id);
  expect(await checkVatNumberOfOrder(shop, id, { administratorId })).toBe("confirmed");
});

it("gives nothing back of an order of which money went back already", async () => {
  const id = await anUnconfirmedOrder();
  await refundOrder(shop, aRefund(id, { amount: 500 as never }));
  await check(id);
  await expect(refundVat(shop, await wanted(id))).rejects.toMatchObject({
    code: "REFUNDED",
    message: expect.stringContaining("accountant"),
  });
});

it("keeps an answer that confirmed the number, whatever VIES says later", async () => {
  const id = await anUnconfirmedOrder(aNumber(1));
  const later = {
    ...shop,
    vatRegistry: { check: async () => ({ isValid: false, consultationNumber: null, name: null, address: null }) },
  };
  shop.clock.forward(2 * 3600_000);
  expect(await checkVatNumberOfOrder(later, id, { administratorId })).toBe("confirmed");
});

it("an exempt order that is corrected stays exempt, and has VAT once it is sent within our state", async () => {
  const id = await anUnconfirmedOrder(aNumber(1));
  expect(await orderOf(id)).toMatchObject({ total: 4116 });
  const germany = { country: "DE", address: "Hauptstr. 1", city: "Berlin", zip: "10115" };
  await correct(id, [[oil, 1]], germany);
  // 20.00 and 8.99 at 19 %.
  expect(await orderOf(id)).toMatchObject({ total: 1681 + 755 });
  await agree(id);
  await correct(id, [[oil, 1]]);
  const [difference] = await shop.rows(
    "SELECT difference_cents::int AS cents FROM order_corrections WHERE order_id = $1 AND state = 'waiting'",
    id,
  );
  expect(difference).toEqual({ cents: 2899 - 2436 });
  await booksAgree();
});
