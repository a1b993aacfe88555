import { describe, expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import type { OrderStatus } from "./order-status.ts";
import { destination, maskedOrder, type OrderView, situationOf } from "./order-view.ts";
import { stepsOf, trackingAddress } from "./tracking.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n));

const order = (more: Partial<OrderView> = {}): OrderView => ({
  id: "3f2a9c01-0000-4000-8000-000000000001",
  orderNumber: "AU-100234",
  status: "pending",
  paymentState: "paid",
  trackingCode: "TRK12345678901234",
  linkVersion: 0,
  firstName: "Mari",
  lastName: "Maasikas",
  email: "mari@example.com",
  phone: "+37251234567",
  address: "Pikk 1",
  city: "Tallinn",
  zip: "10115",
  state: null,
  country: "EE",
  machine: null,
  machineId: null,
  isHandedOver: false,
  isWithdrawnWhole: false,
  deliveryCountry: "EE",
  total: cents(2899),
  shipping: cents(899),
  discounts: [],
  vat: cents(561),
  vatRate: 24,
  createdAt: day(1),
  paidAt: day(2),
  shippedAt: null,
  deliveredAt: null,
  parcels: [],
  toCome: [],
  lines: [
    {
      position: 1,
      productId: "3f2a9c01-0000-4000-8000-000000000002",
      name: "Lavender Oil",
      quantity: 1,
      parts: null,
      unitPrice: cents(2000),
      line: cents(2000),
    },
  ],
  business: null,
  canPayAgain: false,
  currency: "EUR",
  isMasked: false,
  ...more,
});
const machine = { provider: "omniva", name: "Kaubamaja", address: "Gonsiori 2", city: "Tallinn", postalCode: "10143" };

describe("the way of an order", () => {
  it.each<[OrderStatus, string]>([
    ["pending", "now ahead ahead ahead"],
    ["processing", "done now ahead ahead"],
    ["packing", "done now ahead ahead"],
    ["ready_to_ship", "done now ahead ahead"],
    ["shipped", "done done now ahead"],
    ["delivered", "done done done now"],
    ["cancelled", ""],
  ])("%s", (status, states) =>
    expect(
      stepsOf(order({ status }))
        .map(({ state }) => state)
        .join(" "),
    ).toBe(states),
  );
  it("has no time for later steps", () =>
    expect(stepsOf(order({ status: "processing", shippedAt: day(3) })).map(({ at }) => at)).toEqual([
      day(1),
      day(2),
      null,
      null,
    ]));
});

it.each<[string, Partial<OrderView>, string, boolean]>([
  ["awaiting its money", { paymentState: "unpaid" }, "awaiting", true],
  ["paid", { paymentState: "paid" }, "paid", true],
  ["partly refunded", { status: "shipped", paymentState: "partly_refunded" }, "paid", true],
  ["whose payment failed", { paymentState: "failed" }, "unpaid", false],
  ["whose payment is looked at", { paymentState: "review" }, "review", false],
  ["refunded", { status: "processing", paymentState: "refunded" }, "refunded", false],
  ["cancelled before it was paid", { status: "cancelled", paymentState: "unpaid" }, "cancelled-unpaid", false],
  ["cancelled and not paid", { status: "cancelled", paymentState: "failed" }, "cancelled-unpaid", false],
  ["cancelled after it was paid", { status: "cancelled", paymentState: "refunded" }, "cancelled", false],
])("an order %s", (_situation, more, situation, hasWay) => {
  expect(situationOf(order(more))).toBe(situation);
  expect(stepsOf(order(more)).length > 0).toBe(hasWay);
});
it("a parcel that was shipped keeps its way, also where the money went back", () =>
  expect(stepsOf(order({ status: "delivered", paymentState: "refunded", shippedAt: day(3) }))).toHaveLength(4));

describe("strangers", () => {
  it("see no name, e-mail, phone or street, but the city, the goods and the total", () => {
    const seen = maskedOrder(order());
    expect(seen).toMatchObject({
      firstName: "M***",
      lastName: "M***",
      email: "m***@e***",
      phone: "+372***",
      address: "P*** 1***",
      city: "Tallinn",
      total: 2899,
      isMasked: true,
    });
    expect(seen.lines).toEqual(order().lines);
  });
  it("see the town of a parcel machine, not which one it is", () => {
    const seen = maskedOrder(order({ machine, machineId: "3f2a9c01-0000-4000-8000-000000000003" }));
    expect(seen.machine).toMatchObject({ name: "K***", address: "G*** 2***", city: "Tallinn" });
    expect(seen.machineId).toBeNull();
  });
});

it.each<[string, Partial<OrderView>, string]>([
  ["home", {}, "Pikk 1, 10115 Tallinn, Estonia"],
  [
    "home in the United States",
    { city: "Columbus", state: "OH", zip: "43004", country: "US" },
    "Pikk 1, Columbus, OH 43004, United States",
  ],
  ["to a parcel machine", { machine }, "OMNIVA Kaubamaja, Gonsiori 2, 10143 Tallinn, Estonia"],
  [
    "to a machine of another country",
    { machine, deliveryCountry: "LV" },
    "OMNIVA Kaubamaja, Gonsiori 2, 10143 Tallinn, Latvia",
  ],
])("a parcel goes %s", (_situation, more, line) => expect(destination(order(more))).toBe(line));

it.each([
  [undefined, "/track-order?tracking=CC+1%262"],
  ["k-1", "/track-order?tracking=CC+1%262&key=k-1"],
])("a tracking link with the key %s", (key, address) => expect(trackingAddress("CC 1&2", key)).toBe(address));
