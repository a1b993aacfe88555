import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { shopLanguage } from "#features/administrators/server/shop-language.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { MessageDescriptor, MessageParam } from "#shared/message-descriptor.ts";
import { orders } from "./orders-table.ts";
import { FLAG_MAX_LENGTH, inEnglish, type ReviewReason, storedText } from "./review-reason.ts";

/** Flags an order for review and notifies the shopkeeper by email, once for each reason. */
export async function flagForReview(
  tx: Tx,
  order: { id: string; orderNumber: string },
  why: ReviewReason,
): Promise<void> {
  const { flag, matters } = await flagOf(tx, order.id);
  const isAccounted = flag === null || flag === storedText(matters);
  const isKnown = isAccounted ? matters.some(isSame(why)) : flag.includes(inEnglish(why));
  if (!isKnown) {
    const all = [...matters, why];
    await write(
      tx,
      order.id,
      isAccounted ? storedText(all) : `${flag} ${inEnglish(why)}`.slice(0, FLAG_MAX_LENGTH),
      all,
    );
  }
  await tellShopkeeper(tx, order, why);
}

/** Removes one reason; other reasons stay. */
export async function clearReviewFlag(tx: Tx, orderId: string, why: ReviewReason): Promise<void> {
  const { flag, matters } = await flagOf(tx, orderId);
  if (flag === null) return;
  const left = matters.filter((one) => !isSame(why)(one));
  const text =
    flag === storedText(matters) ? storedText(left) : flag.replace(inEnglish(why), "").replace(/ +/g, " ").trim();
  await write(tx, orderId, text, left);
}

/** The row is held, as the next text depends on it. Reasons without a text are of before. */
async function flagOf(tx: Tx, id: string): Promise<{ flag: string | null; matters: MessageDescriptor[] }> {
  const [row] = await tx
    .select({ flag: orders.reviewFlag, matters: orders.reviewMatters })
    .from(orders)
    .where(eq(orders.id, id))
    .for("no key update");
  return { flag: row?.flag ?? null, matters: row?.flag ? row.matters : [] };
}

const write = (tx: Tx, id: string, text: string, reviewMatters: MessageDescriptor[]) =>
  tx
    .update(orders)
    .set({ reviewFlag: text === "" ? null : text, reviewMatters })
    .where(eq(orders.id, id));

/** The email about it alone, once for each reason. */
export async function tellShopkeeper(
  tx: Tx,
  { id: orderId, orderNumber }: { id: string; orderNumber: string },
  why: ReviewReason,
): Promise<void> {
  const text = inEnglish(why);
  // Two statements of one minute read the same.
  const name = why.with.some(isMoment) ? JSON.stringify(why) : text;
  const { storeEmail } = await storeSettings(tx);
  const dedupeKey = `attention:${orderId}:${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
  const data = { orderId, orderNumber, matter: text, matters: [why] };
  await queueEmail(tx, "order-attention", data, {
    dedupeKey,
    recipient: storeEmail,
    orderId,
    language: await shopLanguage(tx),
  });
}

const isMoment = (param: MessageParam): boolean => typeof param === "object" && "moment" in param;

/** As JSON keeps them. */
const isSame =
  (why: ReviewReason) =>
  (one: MessageDescriptor): boolean =>
    isDeepStrictEqual(one, JSON.parse(JSON.stringify(why)));
