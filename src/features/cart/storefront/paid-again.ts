import { keep } from "#shared/browser-storage.ts";
import { PAID_AGAIN_KEY, type PaidAgain } from "./read-paid-again.ts";

/**
 * Keeps which order the next one of this tab pays again, so that one payment of the two stands. Where the browser keeps
 * nothing, that order is one of its own.
 */
export function keepPaidAgain(again: PaidAgain): void {
  keep("sessionStorage", PAID_AGAIN_KEY, JSON.stringify(again));
}

export const forgetPaidAgain = (): void => void keep("sessionStorage", PAID_AGAIN_KEY, null);
