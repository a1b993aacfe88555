import { describe, expect, it } from "vitest";
import { inKeyOrder } from "./key-order.ts";

const tables = ["lines", "orders", "customers", "settings"].map((name) => ({ name }));
const names = (keys: [child: string, parent: string][]) =>
  inKeyOrder(
    tables,
    keys.map(([child, parent]) => ({ child, parent })),
  ).map(({ name }) => name);

describe("tables in the order of their keys", () => {
  it.each<[string, [string, string][], string[]]>([
    ["without keys stay as they are", [], ["lines", "orders", "customers", "settings"]],
    [
      "come after what they refer to",
      [
        ["lines", "orders"],
        ["orders", "customers"],
      ],
      ["customers", "settings", "orders", "lines"],
    ],
    ["may refer to themselves", [["orders", "orders"]], ["lines", "orders", "customers", "settings"]],
    ["may refer to one that is not kept", [["orders", "request_limits"]], ["lines", "orders", "customers", "settings"]],
  ])("%s", (_situation, keys, order) => expect(names(keys)).toEqual(order));

  it("say which tables go in a circle", () => {
    expect(() =>
      names([
        ["lines", "orders"],
        ["orders", "lines"],
      ]),
    ).toThrow("circle: lines, orders");
  });
});
