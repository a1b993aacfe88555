import { expect, it } from "vitest";
import type { MethodGroup } from "#shared/method-group.ts";
import { inOrderOf } from "./method-order.ts";

const OFFERED: { group: MethodGroup; id: string }[] = [
  { group: "card", id: "card" },
  { group: "bank", id: "swedbank" },
  { group: "later", id: "later" },
  { group: "bank", id: "seb" },
  { group: "blik", id: "blik" },
  { group: "wallet", id: "paypal" },
];

it.each([
  ["EE", "swedbank seb card paypal blik later"],
  ["PL", "blik swedbank seb card paypal later"],
  ["DE", "paypal later card swedbank seb blik"],
  ["US", "card paypal swedbank seb later blik"],
])("in %s: %s", (country, order) => {
  expect(inOrderOf(country, OFFERED).map(({ id }) => id)).toEqual(order.split(" "));
});
