import { storedJson } from "#shared/stored-json.ts";

export const PAID_AGAIN_KEY = "checkout-pays-again";

/** An order that is paid again, and the key of its signed link. */
export interface PaidAgain {
  orderId: string;
  key: string;
}

/** Which one the cart of this tab pays again. The checkout keeps it; what every page needs of it is here. */
export function paidAgain(): PaidAgain | undefined {
  const { orderId, key } = Object(storedJson("sessionStorage", PAID_AGAIN_KEY));
  return typeof orderId === "string" && typeof key === "string" ? { orderId, key } : undefined;
}
