import { expect, it } from "vitest";
import { isPhoneNumber, isPostalCode, phoneNumber } from "./delivery-rules.ts";

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
