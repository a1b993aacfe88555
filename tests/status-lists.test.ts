import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ORDER_STATUSES } from "#features/orders/order-status.ts";

/** Files with such words of their own: the table itself, shipments, steps for shoppers, and what seeds make up. */
const OTHERS = [
  "src/features/orders/order-status.ts",
  "src/features/orders/shipment.ts",
  "src/features/orders/tracking.ts",
  "src/features/orders/server/seed-orders.ts",
];

const QUOTED = `["'][\\w-]+["']`;
const LISTS = [
  // ["shipped", "delivered"] and ('shipped', 'delivered')
  new RegExp(`[[(]\\s*${QUOTED}(?:\\s*,\\s*${QUOTED})+\\s*,?\\s*[\\])]`, "g"),
  // status === "shipped" || status === "delivered", also in SQL
  new RegExp(`([\\w.]+) (?:[=!]==|<>|=) ${QUOTED}(?:\\s*(?:\\|\\||&&|OR|AND)\\s*\\1 (?:[=!]==|<>|=) ${QUOTED})+`, "g"),
  // "shipped" | "delivered"
  new RegExp(`${QUOTED}(?:\\s*\\|\\s*${QUOTED})+`, "g"),
  // /(shipped|delivered)/
  /\w+(?:\|\w+)+/g,
];

const statusesIn = (text: string): Set<string> =>
  new Set((text.match(/\w+/g) ?? []).filter((word) => ORDER_STATUSES.some((status) => status === word)));

/** What names two or more statuses in one expression. */
const statusLists = (code: string): string[] =>
  LISTS.flatMap((list) => code.match(list) ?? []).filter((found) => statusesIn(found).size > 1);

it.each([
  `["shipped", "delivered"].includes(status)`,
  `order.status === "shipped" || order.status === "delivered"`,
  `status !== "pending" && status !== "shipped"`,
  `type Gone = "shipped" | "delivered";`,
  `/^(packing|ready_to_ship)$/.test(status)`,
  "sql`o.status IN ('packing', 'ready_to_ship')`",
  "sql`o.status = 'packing' OR o.status = 'ready_to_ship'`",
])("a list of statuses is recognised: %s", (code) => expect(statusLists(code)).toHaveLength(1));

it.each([
  `status === "shipped"`,
  `["shipped", "returned"]`,
  `from === "shipped" && to === "delivered"`,
  `order.status === "pending" && order.payment_state === "failed"`,
])("one status is no list: %s", (code) => expect(statusLists(code)).toEqual([]));

it("lists of statuses are in the table of statuses alone", () => {
  const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file) && !OTHERS.includes(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => statusLists(readFileSync(file, "utf8")).map((list) => `${file}: ${list}`))).toEqual(
    [],
  );
});
