import { expect, it } from "vitest";
import { isInTime, policyRefundDue, refundDue, withdrawalEnds } from "./order-withdrawal.ts";

const had = (at: string, ...countries: string[]) => ({ deliveredAt: new Date(at), countries });

it.each([
  ["a Monday: two weeks later", "2026-11-02T10:00:00Z", "2026-11-16"],
  ["a Saturday: the Monday after the second one", "2026-11-07T10:00:00Z", "2026-11-23"],
  ["a Sunday: the Monday after it", "2026-11-08T10:00:00Z", "2026-11-23"],
  ["late on a Sunday by the shop's clock", "2026-11-01T22:30:00Z", "2026-11-16"],
])("L42: the period of goods that came on %s", (_situation, delivered, end) =>
  expect(withdrawalEnds("Europe/Tallinn", had(delivered, "EE"))).toBe(end),
);

it.each([
  ["Christmas Eve, a Thursday: the Monday after the weekend", "2026-12-10", ["EE"], "2026-12-28"],
  ["a holiday of the buyer's country only", "2026-11-04", ["LV"], "2026-11-19"],
  ["the same day elsewhere", "2026-11-04", ["EE"], "2026-11-18"],
  ["a holiday of the country of the parcel machine", "2026-11-04", ["EE", "LV"], "2026-11-19"],
  ["where towns have holidays of their own: a working day more", "2026-11-03", ["IT"], "2026-11-18"],
  [
    "a country that the shop does not know: each day that is free anywhere, and one more",
    "2026-11-02",
    ["XX"],
    "2026-11-20",
  ],
])("L42: the period that would end on %s", (_situation, came, countries, end) =>
  expect(withdrawalEnds("Europe/Tallinn", had(`${came}T10:00:00Z`, ...countries))).toBe(end),
);

it("L42: a statement is in time until the end of the last day, and always before the goods have come", () => {
  const came = had("2026-11-02T10:00:00Z", "EE");
  const inTime = (at: string) => isInTime("Europe/Tallinn", new Date(at), came);
  expect([inTime("2026-11-16T21:59:00Z"), inTime("2026-11-16T22:01:00Z")]).toEqual([true, false]);
  expect(isInTime("Europe/Tallinn", new Date("2030-01-01T00:00:00Z"), null)).toBe(true);
});

it("L43: the money is back 14 days after the statement, as days are counted in the shop", () =>
  expect(refundDue("Europe/Tallinn", new Date("2026-11-22T22:30:00Z"))).toBe("2026-12-07"));

it("by the policy it is back 10 business days after the goods were looked at", () =>
  expect(policyRefundDue("Europe/Tallinn", new Date("2026-11-27T10:00:00Z"))).toBe("2026-12-11"));
