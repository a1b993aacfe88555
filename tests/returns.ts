import type { Actor } from "#features/audit/actor.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { returnable } from "#features/withdrawals/server/returnable.ts";
import { moveReturn } from "#features/withdrawals/server/returns.ts";
import { startReturn } from "#features/withdrawals/server/start-return.ts";
import { aPaidOrder, aProduct, aRefund, type MadeProduct } from "./makers.ts";
import type { TestShop } from "./shop.ts";
import { withdraw as declare, lastReturnEmail } from "./withdrawals.ts";

export const BUYER = { administratorId: null, requestId: "test" };

/** What tests of returns do to an order that was delivered three days ago, and ask of it. */
export function returnTools(shop: TestShop, desk: Actor) {
  let orderId: string;
  /** From here on the order that is asked about. */
  async function bought(days: number, ...lines: [MadeProduct, number][]) {
    orderId = await aPaidOrder(shop, lines);
    await delivered(days);
    return orderId;
  }
  async function aDeliveredOrder() {
    const lavender = await aProduct(shop, { price: 19.9, stock: 100 });
    const cedar = await aProduct(shop, { price: 7.77, stock: 100 });
    return { lavender, cedar, orderId: await bought(3, [lavender, 3], [cedar, 1]) };
  }
  /** So many days ago. */
  const delivered = (days: number) =>
    shop.pool.query(
      "UPDATE orders SET status = 'delivered', shipped_at = now(), delivered_at = now() - $2 * interval '1 day' WHERE id = $1",
      [orderId, days],
    );
  const left = async () => (await returnable(shop.db, orderId)).map(({ quantity }) => quantity);
  const first = async () => (await returnable(shop.db, orderId))[0]?.position ?? 0;
  const start = async (quantity: number, more: Partial<Parameters<typeof startReturn>[1]> = {}) =>
    startReturn(shop, {
      orderId,
      lines: [{ position: await first(), quantity }],
      reason: "changed-mind",
      ...BUYER,
      ...more,
    });
  /** Of everything that was bought. */
  const startWhole = async () => {
    const lines = (await returnable(shop.db, orderId)).map(({ position, quantity }) => ({ position, quantity }));
    return start(1, { lines });
  };
  const withdraw = () => declare(shop, orderId);
  const move = (id: string, ...to: Parameters<typeof moveReturn>[1]["to"][]) =>
    to.reduce(async (before, one) => {
      await before;
      await moveReturn(shop, { id, to: one, ...(one === "refused" && { refusal: "The seal is broken." }), ...desk });
    }, Promise.resolve());
  const lastEmail = (kind: "return-step" | "withdrawal-received" = "return-step") =>
    lastReturnEmail(shop, orderId, kind);
  const emails = async () =>
    (
      await shop.rows(
        "SELECT data->>'state' AS state FROM emails WHERE kind = 'return-step' AND order_id = $1 ORDER BY created_at",
        orderId,
      )
    ).map(({ state }) => state);

  /** Not by a return: all that is left, or what is named. */
  const refundBeside = (what: Parameters<typeof aRefund>[1] = {}) => refundOrder(shop, aRefund(orderId, what));
  const neverLeft = () =>
    shop.pool.query("UPDATE orders SET status = 'processing', shipped_at = NULL, delivered_at = NULL WHERE id = $1", [
      orderId,
    ]);
  return {
    bought,
    aDeliveredOrder,
    delivered,
    left,
    first,
    start,
    startWhole,
    withdraw,
    move,
    lastEmail,
    emails,
    refundBeside,
    neverLeft,
  };
}
