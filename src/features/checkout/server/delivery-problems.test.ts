import { describe, expect, it } from "vitest";
import { destinationOf } from "../delivery-rules.ts";
import type { OrderRequest } from "../order-request.ts";
import { deliveryProblems } from "./delivery-problems.ts";

describe("what keeps an order from being delivered", () => {
  const toEstonia: OrderRequest = {
    items: [{ id: crypto.randomUUID(), name: "Lavender", quantity: 1 }],
    customer: {
      firstName: "Mari",
      lastName: "Maasikas",
      email: "mari@example.com",
      address: "Pikk 1",
      city: "Tallinn",
      zip: "10115",
      phone: "+37251234567",
    },
    delivery: { method: "courier", mainDeliveryCountry: "EE" },
    totalAmount: 20,
  };
  it("nothing, where all is well", () => expect(deliveryProblems(toEstonia)).toEqual([]));
  it("a machine in a country we do not deliver to", () =>
    expect(
      deliveryProblems({
        ...toEstonia,
        delivery: { method: "parcel_machine", country: "NO", parcelMachineId: "1", mainDeliveryCountry: "EE" },
      }),
    ).toEqual(["We do not deliver to the country NO."]));

  it.each([
    ["courier", "LV", "EE"],
    ["parcel_machine", "LV", "LV"],
    ["parcel_machine", null, "EE"],
  ] as const)("by %s with machines of %s it goes to %s", (method, country, destination) =>
    expect(destinationOf({ delivery: { method, country, mainDeliveryCountry: "EE" } })).toBe(destination),
  );

  it("a country we do not deliver to", () =>
    expect(deliveryProblems({ ...toEstonia, delivery: { ...toEstonia.delivery, mainDeliveryCountry: "BR" } })).toEqual([
      "We do not deliver to the country BR.",
    ]));
  it.each([
    [undefined, ["A state is required for the United States."]],
    ["OH", []],
    ["ohio ", []],
    ["Bavaria", ["“Bavaria” is not a state of the United States."]],
  ])("the United States with the state %s", (state, problems) => {
    const toOhio = {
      ...toEstonia,
      customer: { ...toEstonia.customer, zip: "44101", state },
      delivery: { ...toEstonia.delivery, mainDeliveryCountry: "US" },
    };
    expect(deliveryProblems(toOhio)).toEqual(problems);
  });
});
