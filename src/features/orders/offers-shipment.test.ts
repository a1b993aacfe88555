import { describe, expect, it } from "vitest";
import { offersAgain, offersPart, offersShipment } from "./offers-shipment.ts";
import { ORDER_PAYMENT_STATES } from "./order-payment-state.ts";
import { ORDER_STATUSES } from "./order-status.ts";

const order = { shipments: [], is_erased: false, refundable: 28.99, nothing_to_ship: false } as const;

it.each([
  ["unpaid", ["pending"]],
  ["failed", ["pending"]],
  ["review", []],
  ["paid", ["pending", "processing", "packing", "ready_to_ship"]],
  ["partly_refunded", ["pending", "processing", "packing", "ready_to_ship"]],
  ["refunded", []],
] as const)("Create Shipment is offered for %s orders that are %s", (payment_state, statuses) =>
  expect(ORDER_STATUSES.filter((status) => offersShipment({ ...order, status, payment_state }))).toEqual(statuses),
);

describe("Create Shipment is not offered, whatever the state, for an order", () => {
  it.each([
    ["that has a shipment", { shipments: [{}] }],
    ["whose personal data were erased", { is_erased: true }],
    ["whose items are all refunded", { nothing_to_ship: true }],
  ])("%s", (_, change) => {
    const all = ORDER_STATUSES.flatMap((status) =>
      ORDER_PAYMENT_STATES.map((payment_state) => ({ ...order, status, payment_state, ...change })),
    );
    expect(all.filter(offersShipment)).toEqual([]);
  });

  it("whose refund of all is requested", () =>
    expect(offersShipment({ ...order, status: "packing", payment_state: "paid", refundable: 0 })).toBe(false));
});

it("goods are sent again only of a paid order that has left in one parcel", () => {
  const left = { ...order, shipments: [{}], parcels: [], payment_state: "paid" } as const;
  expect(ORDER_STATUSES.filter((status) => offersAgain({ ...left, status }))).toEqual(["shipped", "delivered"]);
  for (const other of [
    { payment_state: "refunded" },
    { is_erased: true },
    { parcels: [{}] },
    { shipments: [] },
  ] as const)
    expect(offersAgain({ ...left, status: "shipped", ...other })).toBe(false);
});

it.each([
  ["of one piece", [[1, 0]], [], false],
  ["of two", [[2, 0]], [], true],
  ["of two, one of which its buyer withdrew from", [[2, 1]], [], true],
  ["whose buyer withdrew from all", [[2, 2]], [], false],
  ["of one piece beside a parcel", [[1, 0]], [{}], true],
] as const)("a part is offered of an order %s", (_what, pieces, parcels, isOffered) => {
  const lines = pieces.map(([remaining, withdrawn]) => ({ remaining, withdrawn }));
  expect(offersPart({ ...order, status: "processing", payment_state: "paid", parcels, lines })).toBe(isOffered);
});
