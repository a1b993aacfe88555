import { storedJson } from "#shared/stored-json.ts";

export const PAID_AGAIN_KEY = "checkout-pays-again";

/** An order that is paid again, and the key of its signed link. */
export interface PaidAgain {
  orderId: string;
  key: string;
}

/** Which one the cart of this tab pays again. Every page asks; only the checkout keeps it (`keepPaidAgain`). */
export function paidAgain(): PaidAgain | undefined {
  const { orderId, key } = Object(storedJson("sessionStorage", PAID_AGAIN_KEY));
  return typeof orderId === "string" && typeof key === "string" ? { orderId, key } : undefined;
}
