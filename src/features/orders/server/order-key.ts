import { eq } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { isSignature, sign } from "#platform/signature.ts";
import { UUID } from "#shared/uuid.ts";
import { orders } from "./orders-table.ts";

interface LinkedOrder {
  id: string;
  linkVersion: number;
}

/** The part of a signed link that shows an order in full (decision 24). */
export const orderKey = (secret: Buffer, { id, linkVersion }: LinkedOrder): string =>
  sign(secret, "order", linkVersion === 0 ? id : `${id}:${linkVersion}`).slice(0, 32);

export const isOrderKey = (secret: Buffer, order: LinkedOrder, key: string | null): boolean =>
  isSignature(orderKey(secret, order), key);

/** The same where the order is not read yet. */
export async function holdsKey(
  { db, secret }: Pick<AppContext, "secret"> & { db: Db },
  orderId: string,
  key: string | null,
): Promise<boolean> {
  if (!key || !UUID.test(orderId)) return false;
  const [order] = await db
    .select({ id: orders.id, linkVersion: orders.linkVersion })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order !== undefined && isOrderKey(secret, order, key);
}
