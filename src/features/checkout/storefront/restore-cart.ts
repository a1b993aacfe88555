import { callEndpoint } from "#api-client/api-client.ts";
import { countOf } from "#features/cart/cart-line.ts";
import { messages as cart } from "#features/cart/messages.ts";
import { forgetPaid } from "#features/cart/storefront/forget-paid.ts";
import { keepPayingCarts, payingCarts } from "#features/cart/storefront/paying-cart.ts";
import { cartActions, cartLinesNow } from "#features/cart/storefront/use-cart.ts";
import type { AttemptState } from "#features/orders/order-payment-state.ts";
import { toast } from "#ui/toast.ts";

export interface HowToRestore {
  /** The page itself tells of one cart. */
  isTold?: boolean;
  /** Only what was left to pay before this moment, in milliseconds of the epoch. */
  before?: number;
}

/** Restores what was left to pay and is not paid (`useUnpaidCart`). */
export async function restoreCart({ isTold, before = Number.POSITIVE_INFINITY }: HowToRestore = {}): Promise<void> {
  const pieces = countOf(cartLinesNow());
  const carts = payingCarts().filter(({ isBack, left, at = 0 }) => (isBack || left === pieces) && at <= before);
  if (carts.length === 0) return;
  const states: Record<string, AttemptState> = {};
  await Promise.all(carts.map(async ({ orderId }) => (states[orderId] = await attemptOf(orderId))));
  // As they are now: another tab may have got them back meanwhile.
  const isPaid = ({ orderId }: { orderId: string }) => states[orderId] === "paid";
  // Paid after it came back, such as in another tab.
  for (const { orderId } of payingCarts().filter((one) => one.isBack && isPaid(one)))
    for (const { id, quantity } of forgetPaid(orderId, cartLinesNow())) cartActions.setQuantity(id, quantity);
  const kept = payingCarts().filter((one) => !isPaid(one));
  // Completed: its copy is kept, as the payment may still fail.
  const back = kept.filter((one) => !one.isBack && (states[one.orderId] ?? "awaiting") !== "awaiting");
  const lines = back.flatMap((one) => one.lines);
  keepPayingCarts(
    kept.map((one) => ({
      ...one,
      isBack: one.isBack || back.includes(one),
      left: one.left + countOf(back.flatMap((other) => (other === one ? [] : other.lines))),
    })),
  );
  // Beside what is put in while the shop answers.
  cartActions.restore(lines);
  // This browser cannot know whether it was paid, such as in another one.
  const isUnknown = back.some(({ orderId }) => states[orderId] === "unknown");
  if (back.length > (isTold ? 1 : 0)) toast(isUnknown ? { title: cart.cartBack.title } : cart.cartBack);
}

/** Without an answer the cart is given back: one too many is better than a lost one. */
const attemptOf = (orderId: string): Promise<AttemptState> =>
  callEndpoint("GET checkout-attempt", { query: { orderId }, signal: AbortSignal.timeout(10_000) }).then(
    ({ state }) => state,
    () => "unknown",
  );
