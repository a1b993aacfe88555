import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "./messages.ts";
import { moveStock } from "./move-stock.ts";
import type { Goods } from "./order-goods.ts";
import { lockLevels } from "./stock-portions.ts";

/**
 * Takes goods from stock that replace lost ones, all or none. They count for no order: what is out for it, and may come back, stays.
 * Goods that never left, as they were forgotten or swapped, are here: they are added first.
 * @throws AppError "conflict" that names what is missing
 */
export async function takeReplacements(
  tx: Tx,
  goods: readonly (Goods & { name: string })[],
  { stillHere, ...by }: { administratorId: string | null; idempotencyKey: string; stillHere: boolean },
): Promise<void> {
  const levels = await lockLevels(
    tx,
    goods.map(({ productId }) => productId),
  );
  const level = ({ productId, quantity }: Goods) => (levels.get(productId) ?? 0) + (stillHere ? quantity : 0);
  if (stillHere) {
    const found = { administratorId: by.administratorId, idempotencyKey: `${by.idempotencyKey}:here` };
    await moveStock(
      tx,
      goods.map((one) => ({ ...found, productId: one.productId, quantity: one.quantity, after: level(one) })),
    );
  }
  const left = (one: Goods) => level(one) - one.quantity;
  const gone = goods.filter((one) => left(one) < 0).map(({ name }) => name);
  if (gone.length > 0)
    throw new AppError("conflict", messages.notEnoughOf(gone.join(", ")), { code: "SOLD_OUT", details: gone });
  await moveStock(
    tx,
    goods.map((one) => ({ ...by, productId: one.productId, quantity: -one.quantity, after: left(one) })),
  );
}
