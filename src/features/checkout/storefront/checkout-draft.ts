import type { Fields } from "../form-problems.ts";
import type { OrderRequest } from "../order-request.ts";

const KEY = "checkout-draft";

/** `countryCodePicked` is empty while the dialling code is a guess. */
export type Draft = Partial<Fields & { countryCodePicked: string }>;

/** What was typed before the page was loaded again. It lives as long as the tab, and nowhere else. */
export function checkoutDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

export function keepDraft(fields: Fields, isCodePicked = false): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...fields, countryCodePicked: isCodePicked ? "yes" : "" }));
  } catch {
    // Storage is full or forbidden: the form in memory still works.
  }
}

const AGAIN_KEY = "checkout-pays-again";

/** Keeps which order the next one of this tab pays again, so that one payment of the two stands. */
export function keepPaidAgain(again: NonNullable<OrderRequest["payAgain"]>): void {
  try {
    sessionStorage.setItem(AGAIN_KEY, JSON.stringify(again));
  } catch {
    // Storage is full or forbidden: the order is one of its own.
  }
}

export function paidAgain(): OrderRequest["payAgain"] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(AGAIN_KEY) ?? "null");
    const { orderId, key } = Object(kept);
    return typeof orderId === "string" && typeof key === "string" ? { orderId, key } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPaidAgain(): void {
  try {
    sessionStorage.removeItem(AGAIN_KEY);
  } catch {
    // Forbidden: then nothing was kept.
  }
}

export function forgetDraft(): void {
  forgetPaidAgain();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden: then nothing was kept.
  }
}

/** Everything in the form by its name; what is not shown is empty. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const text = (name: keyof Fields) => String(data.get(name) ?? "");
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    address: text("address"),
    city: text("city"),
    zip: text("zip"),
    state: text("state"),
    countryCode: text("countryCode"),
    phoneNumber: text("phoneNumber"),
    company: text("company"),
    vatNumber: text("vatNumber"),
    companyRegister: text("companyRegister"),
    mainDeliveryCountry: text("mainDeliveryCountry"),
    deliveryMethod: text("deliveryMethod"),
    deliveryCountry: text("deliveryCountry"),
    selectedParcelMachine: text("selectedParcelMachine"),
    ...(data.has("asksForMethod") ? { paymentMethod: text("paymentMethod") } : {}),
  };
}
