import { beforeEach, describe, expect, it } from "vitest";
import { orderEmailTemplates } from "#features/orders/server/order-emails.tsx";
import { orderKey } from "#features/orders/server/order-key.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { AppError } from "#shared/app-error.ts";
import { euros } from "#shared/money.ts";
import { anAdministrator, type MadeProduct } from "#tests/makers.ts";
import { BUYER, returnTools } from "#tests/returns.ts";
import { shopOfFile } from "#tests/shop.ts";
import { awaitsSending } from "../return.ts";
import { buyersReturns, markSent } from "./buyers-returns.ts";
import { refundReturn } from "./refund-return.ts";
import { returnable } from "./returnable.ts";
import { goodsOfReturn, moveReturn, openReturns, returnsOfOrder } from "./returns.ts";

const shop = await shopOfFile();
const desk = { administratorId: await anAdministrator(shop), requestId: "test" };
const { aDeliveredOrder, bought, left, first, start, startWhole, withdraw, move, emails, refundBeside, neverLeft } =
  returnTools(shop, desk);
let orderId: string;
let cedar: MadeProduct;
beforeEach(async () => {
  ({ orderId, cedar } = await aDeliveredOrder());
});

describe("the refund of a return", () => {
  it("is refunded once, and restocked once, however often that is pressed", async () => {
    const id = await start(3);
    await move(id, "received");
    const refund = () => refundReturn(shop, { id, shipping: true, restock: [{ position: 0, quantity: 0 }], ...desk });
    await Promise.allSettled([refund(), refund()]);
    await expect(refund()).rejects.toMatchObject({ kind: "conflict" });
    expect(
      await shop.row(
        "SELECT count(*)::int FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1",
        orderId,
      ),
    ).toEqual({ count: 1 });
  });

  /** A shop whose provider does this when it is asked for a refund. */
  const refunding = (refund: typeof shop.payment.refund) => ({ ...shop, payment: { ...shop.payment, refund } });
  const refusing = refunding(() => {
    throw new AppError("conflict", "refused");
  });

  it("gives back the pieces that came, less what they lost in value, and lets the others go", async () => {
    const id = await start(3);
    await move(id, "received");
    const position = await first();
    const worn = (quantity: number, reason: string | null) => ({
      id,
      lines: [{ position, quantity, deduction: { cents: euros(5), reason } }],
      shipping: false,
      restock: [{ position, quantity: 1 }],
      ...desk,
    });
    await expect(refundReturn(shop, worn(4, "Worn"))).rejects.toMatchObject({ code: "LINES_GONE" });
    await expect(refundReturn(shop, worn(2, null))).rejects.toMatchObject({ code: "NO_REASON" });
    await refundReturn(shop, worn(2, "Worn"));
    expect(
      await shop.row(
        `SELECT l.gross_cents::int AS gross, l.quantity, l.deduction_cents::int AS kept, d.data->'lines'->0->'deduction' AS credited
         FROM refund_lines l JOIN refunds r ON r.id = l.refund_id JOIN payments p ON p.id = r.payment_id
         JOIN documents d ON d.refund_id = r.id WHERE p.order_id = $1`,
        orderId,
      ),
    ).toEqual({ gross: 3480, quantity: 2, kept: 500, credited: 500 });
    expect(await goodsOfReturn(shop.db, id)).toEqual([expect.stringMatching(/^2 × /)]);
    expect(await left()).toEqual([1, 1]);
    const refunded = await shop.row("SELECT data FROM emails WHERE kind = 'order-refunded' AND order_id = $1", orderId);
    const context = { settings: await storeSettings(shop.db), shopUrl: "https://shop.example" };
    const email = await orderEmailTemplates(shop)["order-refunded"](refunded.data, context);
    expect(email?.text).toContain("We kept €5.00 of the price for loss in value: Worn");
  });

  it("whose whole price is kept for a piece says so, and gives back nothing only by a refusal", async () => {
    const id = await startWhole();
    await move(id, "received");
    const [oil, diffuser] = await returnable(shop.db, orderId);
    const all = [
      { position: oil?.position ?? 0, quantity: 3 },
      { position: diffuser?.position ?? 0, quantity: 1, deduction: { cents: euros(99), reason: "Broken" } },
    ];
    await expect(
      refundReturn(shop, { id, lines: all.slice(1), shipping: false, restock: [], ...desk }),
    ).rejects.toMatchObject({ code: "ALL_DEDUCTED" });
    await refundReturn(shop, { id, lines: all, shipping: false, restock: [], ...desk });
    const refunded = await shop.row("SELECT data FROM emails WHERE kind = 'order-refunded' AND order_id = $1", orderId);
    const context = { settings: await storeSettings(shop.db), shopUrl: "https://shop.example" };
    const email = await orderEmailTemplates(shop)["order-refunded"](refunded.data, context);
    expect(email?.text).toContain("We kept the whole price for loss in value: Broken");
    expect(email?.text).not.toContain("of the price for loss in value");
    const { data } = await shop.row(
      "SELECT d.data FROM documents d JOIN refunds r ON r.id = d.refund_id JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1",
      orderId,
    );
    expect(data.lines[1]).toMatchObject({ quantity: 1, gross: 0, deduction: 777 });
  });

  it("is refunded again after the provider refused, once, and its pieces count once", async () => {
    const id = await start(2);
    await move(id, "received");
    const ask = { id, shipping: false, restock: [], ...desk };
    await expect(refundReturn(refusing, ask)).rejects.toMatchObject({ code: "REFUND_FAILED" });
    await expect(refundReturn(refusing, ask)).rejects.toMatchObject({ code: "REFUND_FAILED" });
    await refundReturn(shop, ask);
    expect(await shop.row("SELECT state FROM returns WHERE id = $1", id)).toEqual({ state: "refunded" });
    expect(
      await shop.row(
        "SELECT count(*)::int, sum(r.amount_cents) FILTER (WHERE r.state = 'succeeded')::int AS cents FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1",
        orderId,
      ),
    ).toEqual({ count: 3, cents: 3980 });
    expect(
      await shop.row("SELECT refunded, returned FROM order_pieces WHERE order_id = $1 AND position = 1", orderId),
    ).toEqual({ refunded: 0, returned: 2 });
  });

  it("is neither refused nor closed while its refund is on its way", async () => {
    const id = await start(1);
    await move(id, "received");
    const slow = refunding(async (asked) => {
      for (const to of ["refused", "closed"] as const)
        await expect(moveReturn(shop, { id, to, refusal: "Used", ...desk })).rejects.toMatchObject({
          code: "REFUNDING",
        });
      return shop.payment.refund(asked);
    });
    await refundReturn(slow, { id, shipping: false, restock: [], ...desk });
    expect(await shop.row("SELECT state FROM returns WHERE id = $1", id)).toEqual({ state: "refunded" });
  });

  it("by a withdrawal is refunded once its buyer has sent it; by another ground only once it is here", async () => {
    const refund = (id: string) => refundReturn(shop, { id, shipping: false, restock: [], ...desk });
    const withdrawn = await start(1);
    await expect(refund(withdrawn)).rejects.toMatchObject({ kind: "conflict" });
    const faulty = await start(1, { reason: "defective" });
    await move(faulty, "approved");
    for (const id of [withdrawn, faulty]) await markSent(shop, { id, orderId, ...BUYER });
    await refund(withdrawn);
    await expect(refund(faulty)).rejects.toMatchObject({ kind: "conflict" });
    expect(await emails()).not.toContain("received");
  });

  it("of goods that never left is refunded at once", async () => {
    await neverLeft();
    await withdraw();
    const { id } = await shop.row("SELECT id FROM returns WHERE order_id = $1", orderId);
    await refundReturn(shop, { id, shipping: true, restock: [], ...desk });
    expect(await shop.row("SELECT state FROM returns WHERE id = $1", id)).toEqual({ state: "refunded" });
  });

  it("of goods that never left has no address, and is closed without a letter once all of the money is back", async () => {
    await neverLeft();
    await withdraw();
    const { id } = await shop.row("SELECT id FROM returns WHERE order_id = $1", orderId);
    const reader = { browser: null, key: orderKey(shop.secret, { id: orderId, linkVersion: 0 }) };
    expect((await buyersReturns(shop, orderId, reader))?.returns.map(awaitsSending)).toEqual([false]);
    await refundBeside();
    expect(await shop.row("SELECT state FROM returns WHERE id = $1", id)).toEqual({ state: "closed" });
    expect(await emails()).toEqual([]);
  });

  it("that is refused at the same moment is either refused or refunded", async () => {
    const id = await start(1);
    await move(id, "received");
    await Promise.allSettled([move(id, "refused"), refundReturn(shop, { id, shipping: false, restock: [], ...desk })]);
    const { state } = await shop.row("SELECT state FROM returns WHERE id = $1", id);
    const { count } = await shop.row(
      "SELECT count(*)::int FROM refunds r JOIN payments p ON p.id = payment_id WHERE order_id = $1",
      orderId,
    );
    expect([state, count]).toEqual(count === 0 ? ["refused", 0] : ["refunded", 1]);
  });

  it("gives shipping back where the operator says so", async () => {
    orderId = await bought(1, [cedar, 2]);
    const id = await start(2);
    await move(id, "received", "checked");
    await refundReturn(shop, { id, shipping: true, restock: [], ...desk });
    const { kinds } = await shop.row(
      "SELECT array_agg(l.kind ORDER BY place) AS kinds FROM refund_lines l JOIN refunds r ON r.id = refund_id JOIN payments p ON p.id = payment_id WHERE order_id = $1",
      orderId,
    );
    expect(kinds).toEqual(["goods", "shipping"]);
  });

  it("never puts more into stock than it has", async () => {
    const id = await start(1);
    await move(id, "received", "checked");
    const restock = [{ position: await first(), quantity: 2 }];
    await expect(refundReturn(shop, { id, shipping: false, restock, ...desk })).rejects.toMatchObject({
      code: "RESTOCK_TOO_MUCH",
    });
  });

  it.each([
    ["refunded before it has arrived", [], "refunded"],
    ["checked before it has arrived", ["approved"], "checked"],
    ["moved once it is refused", ["received", "refused"], "approved"],
  ] as const)("is not %s", async (_what, before, to) => {
    const id = await start(1);
    await move(id, ...before);
    const act = to === "refunded" ? refundReturn(shop, { id, shipping: false, restock: [], ...desk }) : move(id, to);
    await expect(act).rejects.toMatchObject({ kind: "conflict" });
  });

  it("of all that was bought is told from one of a part", async () => {
    await start(2);
    expect((await openReturns(shop.db)).find(({ row }) => row.orderId === orderId)?.isWhole).toBe(false);
    orderId = await bought(1, [cedar, 2]);
    await start(2);
    expect((await openReturns(shop.db)).find(({ row }) => row.orderId === orderId)?.isWhole).toBe(true);
  });

  it("of what an earlier refund has left is whole, and shipping goes back once", async () => {
    orderId = await bought(1, [cedar, 2]);
    const refunded = await start(1);
    await move(refunded, "received");
    await refundReturn(shop, { id: refunded, shipping: false, restock: [], ...desk });
    const id = await start(1);
    const now = async () => (await returnsOfOrder(shop.db, orderId)).find(({ row }) => row.id === id);
    expect(await now()).toMatchObject({ isWhole: true, hasShippingLeft: true });
    await move(id, "received");
    await refundReturn(shop, { id, shipping: true, restock: [], ...desk });
    expect(await now()).toMatchObject({ hasShippingLeft: false });
  });
});
