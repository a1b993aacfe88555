import { expect, it } from "vitest";
import { isPhoneNumber } from "#features/orders/phone-number.ts";
import { DELIVERY_COUNTRY_CODES } from "#features/shipping/countries.ts";
import { phoneNumber, postalCode, postalCodeExample } from "./delivery-rules.ts";

it.each([
  ["EE", "10115", "10115"],
  ["EE", "1011", null],
  ["EE", "1O115", null],
  ["LV", "LV-1050", "LV-1050"],
  ["LV", "1050", "LV-1050"],
  ["LT", "LT01100", "01100"],
  ["LT", "LT 01100", "01100"],
  ["PL", "00950", "00-950"],
  ["PL", " 00 950 ", "00-950"],
  ["DE", "D-10115", "10115"],
  ["DE", "X-10115", null],
  ["FI", "AX-22100", "22100"],
  ["NL", "1012ab", "1012 AB"],
  ["SE", "11120", "111 20"],
  ["US", "94103-1234", "94103-1234"],
  ["US", "941031234", "94103-1234"],
  ["US", "9410", null],
  ["IE", "D02 X285", "D02 X285"],
  ["IE", "<b>", null],
])("in %s, %j is the postal code %s", (country, typed, code) => expect(postalCode(typed, country)).toBe(code));

it("knows each example of a postal code", () => {
  for (const country of DELIVERY_COUNTRY_CODES) {
    const example = postalCodeExample(country);
    if (example) expect(postalCode(example, country)).toBe(example);
  }
});

it.each([
  ["+37251234567", true],
  ["+3725", false],
  ["51234567", false],
  ["+14155552671", true],
])("the phone number %s", (phone, fits) => expect(isPhoneNumber(phone)).toBe(fits));

it.each([
  ["+372", "5123 4567", "+37251234567"],
  ["+49", "0151 23456789", "+4915123456789"],
  ["+49", "49 151 23456789", "+4915123456789"],
  ["+372", "+372 5123 4567 ext. 12", "+37251234567"],
  ["+49", "491 12345", "+4949112345"],
  ["+358", "358401234567", "+358401234567"],
  ["+48", "48512345678", "+48512345678"],
  ["+372", "+49 151 23456789", "+4915123456789"],
  ["+372", "0049 151 23456789", "+4915123456789"],
  ["+39", "06 6982 0000", "+390669820000"],
  ["+1", "(415) 555-2671", "+14155552671"],
  ["+372", "12", null],
  ["", "5123 4567", null],
  ["+372", "<script>", null],
])("beside %s, %j is %s", (code, typed, number) => expect(phoneNumber(code, typed)).toBe(number));
