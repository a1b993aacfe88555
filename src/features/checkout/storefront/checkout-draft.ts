import { forgetPaidAgain } from "#features/cart/storefront/paid-again.ts";
import type { OrderView } from "#features/orders/order-view.ts";
import { diallingCodeOfCountry } from "#features/shipping/dialling-codes.ts";
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

/** For a tab that knows nothing yet, such as the one that a bank's app opens. */
export function keepFirstDraft(fields: Fields): void {
  if (Object.keys(checkoutDraft()).length === 0) keepDraft(fields);
}

/** What was typed for the order, as the form takes it. */
export function draftOf(order: OrderView): Fields {
  const code = diallingCodeOfCountry(order.country) ?? "";
  const isOwnCode = code !== "" && order.phone.startsWith(code);
  return {
    firstName: order.firstName,
    lastName: order.lastName,
    email: order.email,
    address: order.address,
    city: order.city,
    zip: order.zip,
    state: order.state ?? "",
    countryCode: code,
    phoneNumber: isOwnCode ? order.phone.slice(code.length) : order.phone,
    mainDeliveryCountry: order.country,
    deliveryMethod: order.machine ? "parcel_machine" : "courier",
    deliveryCountry: order.machine ? order.deliveryCountry : "",
    selectedParcelMachine: order.machineId ?? "",
    company: order.business?.company ?? "",
    companyRegister: order.business?.register ?? "",
    vatNumber: order.business?.vatNumber ?? "",
  };
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
