import { describe, expect, it } from "vitest";
import { deliveryProblems, destinationOf, isPhoneNumber, isPostalCode, phoneNumber } from "./delivery-rules.ts";
import type { OrderRequest } from "./order-request.ts";

it.each([
  ["EE", "10115", true],
  ["EE", "1011", false],
  ["LV", "LV-1050", true],
  ["NL", "1012 AB", true],
  ["US", "94103-1234", true],
  ["IE", "D02 X285", true],
  ["IE", "<b>", false],
])("%s %s", (country, code, fits) => expect(isPostalCode(code, country)).toBe(fits));

it.each([
  ["+37251234567", true],
  ["+3725", false],
  ["51234567", false],
  ["+14155552671", true],
])("the phone number %s", (phone, fits) => expect(isPhoneNumber(phone)).toBe(fits));

it.each([
  ["+372", "5123 4567", "+37251234567"],
  ["+49", "0151 23456789", "+4915123456789"],
  ["+372", "+49 151 23456789", "+4915123456789"],
  ["+372", "0049 151 23456789", "+4915123456789"],
  ["+39", "06 6982 0000", "+390669820000"],
  ["+1", "(415) 555-2671", "+14155552671"],
  ["+372", "12", null],
  ["", "5123 4567", null],
  ["+372", "<script>", null],
])("beside %s, %j is %s", (code, typed, number) => expect(phoneNumber(code, typed)).toBe(number));

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
    ["Bavaria", ['"Bavaria" is not a state of the United States.']],
  ])("the United States with the state %s", (state, problems) => {
    const toOhio = {
      ...toEstonia,
      customer: { ...toEstonia.customer, zip: "44101", state },
      delivery: { ...toEstonia.delivery, mainDeliveryCountry: "US" },
    };
    expect(deliveryProblems(toOhio)).toEqual(problems);
  });
});
