import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { applyRefundEvent } from "#features/orders/server/apply-refund-event.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { correctionsOf } from "#features/orders/server/corrections.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { orderById } from "#features/orders/server/order-queries.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { lockPaymentById } from "#features/payments/server/payment-session.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { cents, euros } from "#shared/money.ts";
import { correctionTools, openPayLink } from "#tests/corrections.ts";
import { aKit, anAdministrator, aPaidOrder, aProduct, aRefund, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { takeCorrectionBack } from "./end-waiting.ts";
import { makeCorrection, previewCorrection } from "./make-correction.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { orderOf, input, correct, payLink, states, agree, goodsAgree, booksAgree } = correctionTools(
  shop,
  administratorId,
);
let lavender: MadeProduct;
let cedar: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 20, stock: 10 });
  cedar = await aProduct(shop, { price: 30, stock: 10 });
});

describe("a correction is refused", () => {
  const refused = async (code: string, asked: Promise<unknown>) => expect(asked).rejects.toMatchObject({ code });

  it.each([
    [
      "an older version",
      "CHANGED",
      async (id: string) => shop.pool.query("UPDATE orders SET notes = 'x' WHERE id = $1", [id]),
    ],
    ["a shipped order", "HAS_LEFT", (id: string) => shipOrder(shop, { orderId: id, parcel: {}, administratorId })],
    [
      "an open withdrawal",
      "RETURN_OPEN",
      (id: string) =>
        shop.pool.query("INSERT INTO withdrawals (order_id, name, declared_at) VALUES ($1, 'Mari', now())", [id]),
    ],
    ["money given back", "REFUNDED", (id: string) => refundOrder(shop, aRefund(id, { amount: euros(5) }))],
    ["another correction that waits", "CORRECTION_WAITS", (id: string) => correct(id, [[lavender, 3]])],
  ])("for %s", async (situation, code, change) => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const before = await input(id, [[lavender, 2]]);
    await change(id);
    const asked = situation === "an older version" ? before : await input(id, [[lavender, 2]]);
    await refused(code, makeCorrection(shop, { ...asked, seen: cents(4899) }));
  });

  it("for goods that are not in stock, as one piece too many or a million", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const asked = await input(id, [[lavender, 11]]);
    const { missing, after } = await previewCorrection(shop, asked);
    expect(missing).toEqual([{ name: lavender.name, available: 9 }]);
    await refused("SOLD_OUT", makeCorrection(shop, { ...asked, seen: after.totalCents }));
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 9, reserved: 0 });
  });

  it("for a product that is no longer sold, but one that the order has stays", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await shop.pool.query("UPDATE products SET retired_at = now() WHERE id = ANY($1)", [[lavender.id, cedar.id]]);
    await expect(previewCorrection(shop, await input(id, [[cedar, 1]]))).rejects.toMatchObject({ kind: "invalid" });
    await expect(previewCorrection(shop, await input(id, [[lavender, 2]]))).resolves.toMatchObject({
      difference: 2000,
    });
  });

  it("where less goes back than its payment provider can", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await shop.pool.query("UPDATE payments SET provider = 'montonio' WHERE order_id = $1", [id]);
    const cheaper = await aProduct(shop, { price: 19.97, stock: 10 });
    await expect(correct(id, [[cheaper, 1]])).rejects.toMatchObject({
      code: "REFUND_TOO_SMALL",
      message: "A refund of €0.03 is too small: Montonio gives back no less than €0.05 of one payment.",
    });
    expect([await states(id), await levelsOf(shop, cheaper.id)]).toEqual([[], { available: 10, reserved: 0 }]);
  });

  it("for a machine that does not exist, a country without delivery, and a price that changed since the preview", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const machine = { method: "parcel_machine", machineCountry: "EE", machineId: randomUUID() } as const;
    await refused("MACHINE_CLOSED", previewCorrection(shop, await input(id, [[lavender, 1]], machine)));
    await expect(previewCorrection(shop, await input(id, [[lavender, 1]], { country: "JP" }))).rejects.toMatchObject({
      kind: "invalid",
    });
    await refused("TOTAL_CHANGED", makeCorrection(shop, { ...(await input(id, [[lavender, 2]])), seen: cents(1) }));
    await refused("NOTHING_CHANGED", previewCorrection(shop, await input(id, [[lavender, 1]])));
  });

  it("for one of two administrators at once", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const asked = await input(id, [[lavender, 2]]);
    const both = await Promise.allSettled([1, 2].map(() => makeCorrection(shop, { ...asked, seen: cents(4899) })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await states(id)).toEqual(["waiting"]);
  });

  it("where it is shipped at the same moment: one of the two holds", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const asked = await input(id, [[lavender, 2]]);
    const both = await Promise.allSettled([
      makeCorrection(shop, { ...asked, seen: cents(4899) }),
      shipOrder(shop, { orderId: id, parcel: {}, administratorId }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await agree(id);
    await booksAgree();
  });
});

describe("at the same moment", () => {
  it("a difference is paid and its correction taken back: one of the two holds, and no money is kept for nothing", async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await aPaidOrder(shop, [[lavender, 1]]);
      const { id: correctionId } = await correct(id, [[lavender, 2]]);
      const address = await openPayLink(shop, id);
      await Promise.allSettled([
        shop.payment.pay(address.split("/").at(-1) ?? "").then(() => askProvider(shop, id)),
        takeCorrectionBack(shop, { orderId: id, correctionId, administratorId }),
      ]);
      await askProvider(shop, id);
      expect(["applied", "taken-back"]).toContain((await states(id))[0]);
      await agree(id);
    }
    await booksAgree();
  });

  it("an order is corrected and refunded: one of the two holds", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    const asked = await input(id, [[lavender, 2]]);
    const both = await Promise.allSettled([
      makeCorrection(shop, { ...asked, seen: cents(4899) }),
      refundOrder(shop, aRefund(id, { amount: euros(5) })),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await booksAgree();
  });

  it("two pay by one link: one pays, and nothing is paid twice", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 2]]);
    const both = await Promise.allSettled([payLink(id), payLink(id)]);
    expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await states(id)).toEqual(["applied"]);
    await agree(id);
    await booksAgree();
  });
});

it("what a refund in the provider's dashboard leaves of a corrected order goes back in the shop", async () => {
  const [soap, candle] = [await aProduct(shop, { price: 50 }), await aProduct(shop, { price: 100 })];
  const id = await aPaidOrder(shop, [[candle, 1]]);
  await correct(id, [
    [candle, 1],
    [soap, 1],
  ]);
  await payLink(id);
  // The newest payment gives it back, and then the provider some of the first one.
  await refundOrder(shop, aRefund(id, { lines: { lines: [{ position: 2, quantity: 1 }], shipping: false } }));
  const first = await shop.row(
    "SELECT id, charge_id FROM payments WHERE order_id = $1 ORDER BY created_at LIMIT 1",
    id,
  );
  await transact(shop.db, async (tx) => {
    const payment = await lockPaymentById(tx, first.id);
    const told = { id: `re_${randomUUID()}`, refundId: null, chargeId: first.charge_id, failure: null };
    const made = { amountCents: euros(60), state: "succeeded" as const };
    await applyRefundEvent(tx, await lockOrder(tx, id), payment, { ...told, ...made }, shop.clock.now());
  });
  expect(await refundOrder(shop, aRefund(id))).toMatchObject({ amountCents: 4000, state: "succeeded" });
  expect(
    await shop.rows(
      `SELECT l.position, sum(l.gross_cents)::int AS gross FROM refund_lines l JOIN refunds r ON r.id = l.refund_id
       JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1 GROUP BY 1 HAVING sum(l.gross_cents) > 0 ORDER BY 1`,
      id,
    ),
  ).toEqual([
    { position: 1, gross: 10_000 },
    { position: 2, gross: 5000 },
  ]);
  await booksAgree();
});

describe("money of a correction that does not go back", () => {
  /** The bank sends a refund back that the provider has taken on. */
  const sentBack = async (orderId: string) => {
    const refund = await shop.row(
      "SELECT r.id, r.provider_id, r.amount_cents::int AS cents, r.payment_id FROM refunds r JOIN order_corrections c ON c.id = r.correction_id WHERE c.order_id = $1",
      orderId,
    );
    await shop.pool.query("UPDATE test_page_refunds SET state = 'failed' WHERE id = $1", [refund.provider_id]);
    await transact(shop.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const payment = await lockPaymentById(tx, refund.payment_id);
      const told = { id: refund.provider_id, refundId: refund.id, chargeId: payment.chargeId ?? "" };
      const failed = { amountCents: refund.cents, state: "failed" as const, failure: "closed" };
      await applyRefundEvent(tx, order, payment, { ...told, ...failed }, shop.clock.now());
    });
  };

  it("is refunded by hand without a credit note, and before what the order costs", async () => {
    const id = await aPaidOrder(shop, [[lavender, 2]]);
    await correct(id, [[lavender, 1]]);
    await sentBack(id);
    expect(await orderOf(id)).toMatchObject({ total: 2899, payment_state: "paid" });
    await booksAgree();
    await refundOrder(shop, aRefund(id, { amount: euros(15) }));
    await refundOrder(shop, aRefund(id, { amount: euros(5) }));
    expect(await orderOf(id)).toMatchObject({ payment_state: "paid" });
    expect((await orderById(shop.db, id))?.order.refunded).toBeUndefined();
    await agree(id);
    await booksAgree();
    await refundOrder(shop, aRefund(id, { amount: euros(10) }));
    expect(await orderOf(id)).toMatchObject({ payment_state: "partly_refunded" });
    await booksAgree();
    expect(await refundOrder(shop, aRefund(id))).toMatchObject({ amountCents: 1899 });
    expect(await orderOf(id)).toMatchObject({ payment_state: "refunded" });
    await booksAgree();
  });

  it("goes back with all of the order at once", async () => {
    const id = await aPaidOrder(shop, [[lavender, 2]]);
    await correct(id, [[lavender, 1]]);
    await sentBack(id);
    expect(await refundOrder(shop, aRefund(id))).toMatchObject({ amountCents: 4899 });
    expect(await orderOf(id)).toMatchObject({ payment_state: "refunded" });
    await booksAgree();
  });

  it("leaves an order partly refunded where the provider gave back one payment and refused the other", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 3]]);
    await payLink(id);
    const small = await aProduct(shop, { price: 1, stock: 10 });
    const asked = await input(id, [[small, 1]]);
    const { after } = await previewCorrection(shop, asked);
    let calls = 0;
    const refund: typeof shop.payment.refund = (wanted) => {
      calls += 1;
      if (calls > 1) throw new AppError("conflict", "refused");
      return shop.payment.refund(wanted);
    };
    await expect(
      makeCorrection({ ...shop, payment: { ...shop.payment, refund } }, { ...asked, seen: after.totalCents }),
    ).rejects.toMatchObject({ code: "REFUND_FAILED" });
    expect(calls).toBe(2);
    expect(await states(id)).toEqual(["failed", "applied"]);
    expect(await orderOf(id)).toMatchObject({ payment_state: "partly_refunded" });
    await booksAgree();
  });
});

it("rows of corrections are only added", async () => {
  const id = await aPaidOrder(shop, [[lavender, 1]]);
  await correct(id, [[lavender, 1]], { city: "Tartu" });
  for (const sql of ["UPDATE order_corrections SET reason = 'x'", "DELETE FROM order_corrections"])
    await expect(shop.pool.query(`${sql} WHERE order_id = $1`, [id])).rejects.toThrow("only added");
});

it("any corrections, payments of differences and refunds of any orders keep all sums together", async () => {
  // A seeded generator, so that a failure can be repeated.
  let seed = 20261124;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const oil = await aProduct(shop, { price: 20, stock: 40 });
  const light = await aProduct(shop, { price: 79, stock: 40, category: "diffusers" });
  const parts = [
    [oil, 2],
    [light, 1],
  ] as const;
  const all = [oil, light, await aProduct(shop, { price: 30, stock: 40 }), await aKit(shop, parts, { price: 33 })];
  for (let life = 0; life < 8; life += 1) {
    const id = await aPaidOrder(shop, [[all[random(4)] ?? oil, 1]]);
    for (let turn = 0; turn < 4; turn += 1) {
      const wanted = all.flatMap((product) => {
        const quantity = random(3);
        return quantity > 0 ? [[product, quantity] as const] : [];
      });
      const country = (["EE", "FI", "DE"] as const)[random(3)] ?? "EE";
      const zip = country === "DE" && random(2) ? "78266" : "10115";
      const made = await correct(id, wanted, { country, zip }).catch((error: Error) => {
        expect(error.message).not.toBe("");
        return null;
      });
      await agree(id);
      const [latest] = await correctionsOf(shop.db, id);
      if (made && latest?.correction.state === "waiting") {
        if (random(3) > 0) await payLink(id);
        else await takeCorrectionBack(shop, { orderId: id, correctionId: made.id, administratorId });
      }
      await agree(id);
    }
    await goodsAgree(id);
    if (random(2)) await refundOrder(shop, aRefund(id, { amount: cents(1 + random(2000)) }));
    await booksAgree();
    if (random(2)) await refundOrder(shop, aRefund(id));
    await booksAgree();
  }
}, 120_000);
