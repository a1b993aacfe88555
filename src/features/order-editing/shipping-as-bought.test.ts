import { describe, expect, it } from "vitest";
import { vatWithin } from "#features/orders/vat.ts";
import { shippingCost } from "#features/shipping/shipping-cost.ts";
import { cents, euros } from "#shared/money.ts";
import { shippingAsBought } from "./shipping-as-bought.ts";

const none = { bundleCents: euros(0), manualCents: euros(0), exemptCents: euros(0) };
const terms = (threshold: number, courier: number) => ({
  freeShippingThreshold: euros(threshold),
  courierShippingCost: euros(courier),
  parcelMachineShippingCost: euros(3),
});
const to = { deliveryMethod: "courier", deliveryCountry: "EE" } as const;
/** Delivered by courier in Estonia. */
const bought = (goods: number, shipping: number) => ({
  linesCents: euros(goods),
  discounts: none,
  shippingCents: euros(shipping),
  shippingVatRate: 24,
  ...to,
});
const costs = (
  before: Parameters<typeof shippingAsBought>[0],
  goods: number,
  today: ReturnType<typeof terms>,
  there = to,
) => shippingCost(euros(goods), there.deliveryMethod, shippingAsBought(before, there, today, 24));

describe("an order whose delivery stays costs for shipping", () => {
  it.each([
    ["what it did, though shipping costs more today", bought(40, 8.99), 40, terms(75, 12), 8.99],
    ["what it did, though it would be free today", bought(40, 8.99), 40, terms(30, 12), 8.99],
    ["what it did, with dearer goods below the threshold", bought(40, 8.99), 60, terms(75, 12), 8.99],
    ["nothing, once its goods reach the threshold", bought(40, 8.99), 80, terms(75, 12), 0],
    ["nothing as before, though the threshold is higher today", bought(80, 0), 80, terms(100, 12), 0],
    ["nothing as before, with dearer goods", bought(80, 0), 90, terms(100, 12), 0],
    ["today's price, once its goods fall below the threshold", bought(80, 0), 40, terms(75, 12), 12],
  ])("%s", (_situation, before, goods, today, shipping) => expect(costs(before, goods, today)).toBe(euros(shipping)));
});

it("an order that goes to another country has today's price", () =>
  expect(
    shippingCost(
      euros(40),
      "courier",
      shippingAsBought(bought(40, 8.99), { ...to, deliveryCountry: "DE" }, terms(75, 12), 24),
    ),
  ).toBe(euros(12)));

it("the price of an exempt sale comes to the same net again, whatever it was", () => {
  for (let shown = 1; shown < 3000; shown += 1) {
    const { net } = vatWithin(cents(shown), 24);
    const before = { ...bought(40, 0), shippingCents: net, shippingVatRate: 0 };
    if (net > 0) expect(vatWithin(costs(before, 40, terms(75, 12)), 24).net).toBe(net);
  }
});

it("the price of an exempt sale is today's where that comes to its net", () =>
  expect(costs({ ...bought(40, 0), shippingCents: euros(7.25), shippingVatRate: 0 }, 40, terms(75, 8.99))).toBe(
    euros(8.99),
  ));
