import { expect, it } from "vitest";
import { packedLines } from "./packed-lines.ts";

type Order = Parameters<typeof packedLines>[0];
type Line = Order["lines"][number];

const line = (position: number, quantity: number, refunded: number): Line => ({
  position,
  quantity,
  refunded,
  remaining: quantity - refunded,
  withdrawn: 0,
  sku: `SKU-${position}`,
  name: "Cedar Oil",
  own_name: "Cedar Oil",
  product_id: "",
  batches: [],
  image: null,
  unit_price: 20,
  line_total: 20 * quantity,
  vat_rate: 24,
  reduced_from: null,
  seen: [],
  parts: [],
});
const order = (input: Partial<Order>): Order => ({
  status: "processing",
  payment_state: "paid",
  partly_shipped: null,
  lines: [],
  ...input,
});

it.each([
  ["an order to pack", {}, [line(1, 3, 0)], [3]],
  ["one of which pieces are refunded", {}, [line(1, 3, 2), line(2, 1, 1)], [1]],
  [
    "one whose buyer withdrew from some",
    {},
    [
      { ...line(1, 3, 0), withdrawn: 2 },
      { ...line(2, 1, 0), withdrawn: 1 },
    ],
    [1],
  ],
  ["one whose buyer withdrew from all, packed all the same", {}, [{ ...line(1, 3, 0), withdrawn: 3 }], [3]],
  [
    "one that left in part, whose buyer withdrew from the rest",
    { partly_shipped: { left: 2, of: 5 } },
    [{ ...line(1, 5, 0), remaining: 3, withdrawn: 3 }],
    [],
  ],
  ["one whose items are all refunded, but not its shipping", { payment_state: "partly_refunded" }, [line(1, 3, 3)], []],
  ["a refunded one that is shipped on purpose", { payment_state: "refunded" }, [line(1, 3, 3)], [3]],
  ["one that left without refunded pieces", { status: "shipped" }, [line(1, 3, 1)], [2]],
  ["one that was refunded after it left", { status: "shipped" }, [line(1, 3, 3)], [3]],
] as const)("the slip of %s lists what is in the parcel", (_order, state, lines, pieces) =>
  expect(packedLines(order({ ...state, lines: [...lines] })).map(({ quantity }) => quantity)).toEqual(pieces),
);
