import { beforeEach, describe, expect, it } from "vitest";
import { movementsOf } from "#features/books/server/book-queries.ts";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { checkVatNumberOfOrder } from "#features/orders/server/check-vat-number.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { matchStatement } from "#features/payments/server/match-statement.ts";
import { refundReturn } from "#features/withdrawals/server/refund-return.ts";
import { moveReturn, returnsOfOrder } from "#features/withdrawals/server/returns.ts";
import { startReturn } from "#features/withdrawals/server/start-return.ts";
import { type VatRegistry, VatRegistryUnavailable } from "#platform/vat-registry/vat-registry.ts";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS } from "#shared/day.ts";
import { euros } from "#shared/money.ts";
import { anOrderOfBusiness, asPriced, sellsWithVat } from "#tests/business.ts";
import { correctionTools } from "#tests/corrections.ts";
import { anAdministrator, aPaidOrder, aProduct, aRefund, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { exchangeReturn, previewExchange } from "./exchange-return.ts";
import { vatToRefund } from "./refund-vat.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const desk = { administratorId, requestId: "test" };
const { orderOf, correct, booksAgree, emailsOf, goodsAgree, providersAgree } = correctionTools(shop, administratorId);
let lavender: MadeProduct;
let cedar: MadeProduct;
let cheap: MadeProduct;
let orderId: string;

beforeEach(async () => {
  lavender = await aProduct(shop, { price: 19.9, stock: 100 });
  cedar = await aProduct(shop, { price: 24.5, stock: 3 });
  cheap = await aProduct(shop, { price: 7.77, stock: 100 });
  orderId = await aPaidOrder(shop, [[lavender, 3]]);
  await shipOrder(shop, { orderId, parcel: {}, ...desk });
});

/** A return of so many pieces that has arrived. */
async function arrived(quantity: number): Promise<string> {
  const id = await startReturn(shop, { orderId, lines: [{ position: 1, quantity }], reason: "changed-mind", ...desk });
  await moveReturn(shop, { id, to: "received", ...desk });
  return id;
}
const wanted = (id: string, product: MadeProduct, quantity: number) => ({
  id,
  lines: [{ productId: product.id, quantity }],
});
async function exchange(id: string, product: MadeProduct, quantity: number, restock = 0): Promise<string> {
  const seen = await previewExchange(shop, wanted(id, product, quantity));
  const back = restock > 0 ? [{ position: 1, quantity: restock }] : [];
  return exchangeReturn(shop, { ...wanted(id, product, quantity), seen, restock: back, ...desk });
}
const moneyBack = async () =>
  (
    await shop.row(
      "SELECT coalesce(sum(r.amount_cents) FILTER (WHERE exchange_order_id IS NULL), 0)::int AS cents FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1",
      orderId,
    )
  ).cents;
describe("an exchange", () => {
  it("sends dearer goods for what came back, and nothing is charged", async () => {
    const id = await arrived(1);
    expect(await previewExchange(shop, wanted(id, cedar, 1))).toEqual({
      credit: 1990,
      goods: 2450,
      discount: 460,
      back: 0,
    });
    const other = await exchange(id, cedar, 1, 1);
    expect(await orderOf(other)).toMatchObject({ total: 1990, shipping: 0, payment_state: "paid" });
    expect(await orderOf(orderId)).toMatchObject({ payment_state: "partly_refunded" });
    expect(await moneyBack()).toBe(0);
    expect(await shop.row("SELECT state FROM returns WHERE id = $1", id)).toEqual({ state: "refunded" });
    expect(await levelsOf(shop, lavender.id)).toMatchObject({ available: 98 });
    expect(await levelsOf(shop, cedar.id)).toMatchObject({ available: 2 });
    expect((await documentsOfOrder(shop.db, orderId)).map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
      ["invoice", 6869],
      ["credit-note", 1990],
    ]);
    expect((await documentsOfOrder(shop.db, other)).map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
      ["invoice", 1990],
    ]);
    expect(await emailsOf(other)).toEqual(["order-confirmation", "return-step"]);
    expect(await emailsOf(orderId)).not.toContain("order-refunded");
    await booksAgree();
    await goodsAgree(other);
  });

  it("is refunded from the shop's bank, as the shop itself gives that money back", async () => {
    const other = await exchange(await arrived(1), cedar, 1);
    await refundOrder(shop, aRefund(other, { amount: euros(5) }));
    const ever = { from: "2000-01-01", to: "2100-01-01", isTest: true, timeZone: "Europe/Tallinn" };
    const moved = (await movementsOf(shop.db, ever)).filter(({ provider }) => provider === "bank");
    expect(moved).toMatchObject([{ kind: "transfer", cents: 500 }]);
    await booksAgree();
  });

  it("gives back the rest where the other goods cost less", async () => {
    const id = await arrived(2);
    expect(await previewExchange(shop, wanted(id, cheap, 3))).toEqual({
      credit: 3980,
      goods: 2331,
      discount: 0,
      back: 1649,
    });
    const other = await exchange(id, cheap, 3);
    expect(await orderOf(other)).toMatchObject({ total: 2331 });
    expect(await moneyBack()).toBe(1649);
    await booksAgree();
  });

  it("says that the provider refused the rest, and stands all the same", async () => {
    const id = await arrived(2);
    const asked = wanted(id, cheap, 3);
    const seen = await previewExchange(shop, asked);
    const refund = () => {
      throw new AppError("conflict", "refused");
    };
    const refusing = { ...shop, payment: { ...shop.payment, refund } };
    await expect(exchangeReturn(refusing, { ...asked, seen, restock: [], ...desk })).rejects.toMatchObject({
      code: "REFUND_FAILED",
      message: "€16.49 did not go back: refused",
    });
    const exchanged = (await returnsOfOrder(shop.db, orderId))[0];
    expect(exchanged?.row.state).toBe("refunded");
    expect(await orderOf(exchanged?.exchange?.id ?? "")).toMatchObject({ total: 2331, payment_state: "paid" });
    expect(await levelsOf(shop, cheap.id)).toMatchObject({ available: 97 });
  });

  it("happens once, however often it is pressed at once, and never beside a refund", async () => {
    const id = await arrived(1);
    const seen = await previewExchange(shop, wanted(id, cedar, 1));
    const press = () => exchangeReturn(shop, { ...wanted(id, cedar, 1), seen, restock: [], ...desk });
    const results = await Promise.allSettled([press(), press(), press()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(press()).rejects.toMatchObject({ code: "NOT_ARRIVED" });
    expect(await levelsOf(shop, cedar.id)).toMatchObject({ available: 2 });
    await booksAgree();
  });

  it.each([
    [
      "before the goods are here",
      async () => startReturn(shop, { orderId, lines: [{ position: 1, quantity: 1 }], reason: "damaged", ...desk }),
      1,
      "NOT_ARRIVED",
    ],
    ["for more than is in stock", () => arrived(1), 4, undefined],
  ])("is refused %s, and nothing of it stays", async (_when, begin, quantity, code) => {
    const id = await begin();
    await expect(exchange(id, cedar, quantity)).rejects.toMatchObject(code ? { code } : { kind: "conflict" });
    expect(await levelsOf(shop, cedar.id)).toMatchObject({ available: 3 });
    expect(await moneyBack()).toBe(0);
  });

  it("is refused at other amounts than the administrator saw", async () => {
    const id = await arrived(1);
    const seen = await previewExchange(shop, wanted(id, cedar, 1));
    await shop.pool.query("UPDATE products SET price_cents = 3000 WHERE id = $1", [cedar.id]);
    await expect(exchangeReturn(shop, { ...wanted(id, cedar, 1), seen, restock: [], ...desk })).rejects.toMatchObject({
      code: "TOTAL_CHANGED",
    });
  });

  it("is paid with a credit of its own after a refund of the return failed", async () => {
    const id = await arrived(1);
    const refund = () => {
      throw new AppError("conflict", "refused");
    };
    const refusing = { ...shop, payment: { ...shop.payment, refund } };
    await expect(refundReturn(refusing, { id, shipping: false, restock: [], ...desk })).rejects.toMatchObject({
      code: "REFUND_FAILED",
    });
    const other = await exchange(id, cedar, 1);
    expect(
      await shop.row(
        "SELECT sum(amount_cents)::int AS cents FROM refunds WHERE exchange_order_id = $1 AND state = 'succeeded'",
        other,
      ),
    ).toEqual({ cents: 1990 });
    expect(await orderOf(orderId)).toMatchObject({ payment_state: "partly_refunded" });
    expect((await returnsOfOrder(shop.db, orderId))[0]?.exchange).toMatchObject({ id: other });
    expect(await shop.row("SELECT returned FROM order_pieces WHERE order_id = $1", orderId)).toEqual({ returned: 1 });
    await booksAgree();
    await goodsAgree(other);
  });

  it("is refused while money of the return goes back", async () => {
    const id = await arrived(1);
    const refund: typeof shop.payment.refund = async (asked) => {
      await expect(exchange(id, cedar, 1)).rejects.toMatchObject({ code: "NOT_ARRIVED" });
      return shop.payment.refund(asked);
    };
    const slow = { ...shop, payment: { ...shop.payment, refund } };
    await refundReturn(slow, { id, shipping: false, restock: [], ...desk });
    expect(await moneyBack()).toBe(1990);
    expect(await levelsOf(shop, cedar.id)).toMatchObject({ available: 3 });
  });

  it("stays sent at the shop's expense when its order is corrected", async () => {
    const other = await exchange(await arrived(2), cheap, 3);
    await correct(other, [[cheap, 2]]);
    expect(await orderOf(other)).toMatchObject({ total: 1554, shipping: 0 });
    await booksAgree();
  });

  it("pays with the pieces that came, where fewer came than were declared", async () => {
    const id = await arrived(2);
    const asked = { ...wanted(id, cedar, 1), returned: [{ position: 1, quantity: 1 }] };
    const seen = await previewExchange(shop, asked);
    expect(seen).toMatchObject({ credit: 1990 });
    await exchangeReturn(shop, { ...asked, seen, restock: [], ...desk });
    expect((await returnsOfOrder(shop.db, orderId))[0]?.goods).toMatchObject([{ quantity: 1 }]);
    await booksAgree();
  });

  it("puts no more back into stock than came back", async () => {
    await expect(exchange(await arrived(1), cedar, 1, 2)).rejects.toMatchObject({ code: "RESTOCK_TOO_MUCH" });
  });
});

describe("goods in place of those of a business without VAT", () => {
  const silent = { check: () => Promise.reject(new VatRegistryUnavailable("away")) };
  const unknown = { check: async () => ({ isValid: false, consultationNumber: null, name: null, address: null }) };
  let number = 20_000_000;
  /** Exchanges its lavender for cedar once VIES answers otherwise. */
  async function exchanged(vatRegistry: VatRegistry): Promise<string> {
    await sellsWithVat(shop);
    number += 1;
    const order = await asPriced(shop, anOrderOfBusiness([[lavender, 3]], { vatNumber: `DE${number}1` }));
    orderId = await aPaidOrder(shop, [[lavender, 3]], order);
    await shipOrder(shop, { orderId, parcel: {}, ...desk });
    const asked = wanted(await arrived(1), cedar, 1);
    shop.clock.forward(2 * 3600_000);
    const later = { ...shop, vatRegistry };
    const seen = await previewExchange(later, asked);
    return exchangeReturn(later, { ...asked, seen, restock: [], ...desk });
  }
  const soldAs = async (id: string) => (await documentsOfOrder(shop.db, id)).at(-1)?.data;

  it("have none where VIES is silent: the number was confirmed, and goods go where they went", async () => {
    const other = await exchanged(silent);
    expect(await soldAs(other)).toMatchObject({ treatment: "intra-community", lines: [{ rate: 0, vat: 0 }] });
    expect(await soldAs(orderId)).toMatchObject({ treatment: "intra-community" });
    await booksAgree();
  });

  it("have VAT where the number is no longer registered, of which none goes back later: nobody paid it", async () => {
    const other = await exchanged(unknown);
    expect(await soldAs(other)).toMatchObject({ treatment: "one-stop-shop", lines: [{ rate: 19 }] });
    shop.clock.forward(2 * 3600_000);
    await checkVatNumberOfOrder(shop, other, desk);
    const { version } = await shop.row("SELECT version FROM orders WHERE id = $1", other);
    await expect(vatToRefund(shop, { orderId: other, version, ...desk })).rejects.toMatchObject({
      code: "NO_VAT",
    });
    // What else changes is corrected all the same, with its VAT.
    await correct(other, [[cedar, 1]], { address: "Nebenstr. 2", city: "Berlin", zip: "10115", country: "DE" });
    expect(await soldAs(other)).toMatchObject({ treatment: "one-stop-shop", lines: [{ rate: 19 }] });
    await booksAgree();
  });
});

it("the provider's statement lacks no refund after an exchange", async () => {
  const days = 2 * DAY_MS;
  await exchange(await arrived(1), cedar, 1);
  shop.clock.forward(days);
  const found = await matchStatement(shop, shop.payment).finally(() => shop.clock.forward(-days));
  expect(found).toBe(0);
});

it("the payment provider owes what it was paid less what went back in money, also after exchanges", providersAgree);
