import { keep } from "#shared/browser-storage.ts";
import { storedJson } from "#shared/stored-json.ts";

const KEY = "checkout-pays-again";

/** An order that is paid again, and the key of its signed link. */
interface PaidAgain {
  orderId: string;
  key: string;
}

/**
 * Keeps which order the next one of this tab pays again, so that one payment of the two stands. Where the browser keeps
 * nothing, that order is one of its own.
 */
export function keepPaidAgain(again: PaidAgain): void {
  keep("sessionStorage", KEY, JSON.stringify(again));
}

export function paidAgain(): PaidAgain | undefined {
  const { orderId, key } = Object(storedJson("sessionStorage", KEY));
  return typeof orderId === "string" && typeof key === "string" ? { orderId, key } : undefined;
}

export const forgetPaidAgain = (): void => void keep("sessionStorage", KEY, null);
