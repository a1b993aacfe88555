import { forgetPaidAgain } from "#features/cart/storefront/paid-again.ts";
import { keep } from "#shared/browser-storage.ts";
import { storedJson } from "#shared/stored-json.ts";
import type { Fields } from "../form-problems.ts";

const KEY = "checkout-draft";

/** `countryCodePicked` is empty while the dialling code is a guess. */
export type Draft = Partial<Fields & { countryCodePicked: string }>;

/** What was typed before the page was loaded again. It lives as long as the tab, and nowhere else. */
export function checkoutDraft(): Draft {
  const typed = Object.entries(Object(storedJson("sessionStorage", KEY)));
  return Object.fromEntries(typed.filter(([, value]) => typeof value === "string"));
}

/** Where the browser keeps nothing, the form in memory still works. */
export function keepDraft(fields: Fields, isCodePicked = false): void {
  keep("sessionStorage", KEY, JSON.stringify({ ...fields, countryCodePicked: isCodePicked ? "yes" : "" }));
}

export function forgetDraft(): void {
  forgetPaidAgain();
  keep("sessionStorage", KEY, null);
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
