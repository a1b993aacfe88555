import { expect, it } from "vitest";
import { DELIVERY_COUNTRY_CODES } from "./countries.ts";
import { UNIT_RULES, unitOfPrice } from "./unit-of-price.ts";

it.each(DELIVERY_COUNTRY_CODES)("L6: a price by volume is per litre in %s until its own rule is confirmed", (country) =>
  expect(unitOfPrice(country)).toBe("l"),
);
it("L6: 100 ml are used only where a confirmed row says so", () => {
  const rules = { ...UNIT_RULES, AT: { allows100Ml: true, source: "PrAG 10b", isConfirmed: true } as const };
  expect(unitOfPrice("AT", rules)).toBe("100 ml");
  expect(unitOfPrice("DE", rules)).toBe("l");
  expect(unitOfPrice("XX", rules)).toBe("l");
});
