import { expect, it } from "vitest";
import type { OrderView } from "./order-view.ts";
import { mayGetVatBack } from "./vat-back.ts";

const settings = { trader: { trader_vat_number: "EE101234567" }, checksVatNumbers: true };
const business = {
  company: "Muster GmbH",
  register: null,
  vatNumber: "DE123456789",
  vatCheck: "not-confirmed",
} as const;
const order = {
  business,
  vat: 783,
  paymentState: "paid",
  deliveryCountry: "DE",
  country: "DE",
  zip: "10115",
  machine: null,
  isHandedOver: false,
} as unknown as OrderView;

it.each<[string, Partial<OrderView>, Partial<typeof settings>, boolean]>([
  ["of a business in another state, sent there", {}, {}, true],
  ["that is not paid yet", { paymentState: "unpaid" }, {}, true],
  ["sent within our state", { deliveryCountry: "EE", country: "EE" }, {}, false],
  ["handed over", { isHandedOver: true }, {}, false],
  ["sent out of the VAT area", { deliveryCountry: "ES", country: "ES", zip: "35001" }, {}, false],
  ["of a business of our own state", { business: { ...business, vatNumber: "EE123456789" } }, {}, false],
  ["whose number is confirmed", { business: { ...business, vatCheck: "confirmed" } }, {}, false],
  ["without VAT", { vat: 0 as never }, {}, false],
  ["of which money went back", { paymentState: "partly_refunded" }, {}, false],
  ["of a shop that asks VIES about nobody", {}, { checksVatNumbers: false }, false],
  ["of a shop without a VAT number", {}, { trader: { trader_vat_number: "" } }, false],
])("VAT back is promised for an order %s: %j", (_what, of, set, may) =>
  expect(mayGetVatBack({ ...order, ...of }, { ...settings, ...set })).toBe(may),
);
