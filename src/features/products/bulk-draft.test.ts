import { expect, it } from "vitest";
import { type BulkDraft, NO_BULK, readBulk } from "./bulk-draft.ts";

const words = { percentWrong: "percent", stockWrong: "stock" };
const read = (change: Partial<BulkDraft>) => readBulk({ ...NO_BULK, ...change }, words);

it.each<[Partial<BulkDraft>, object]>([
  [{}, {}],
  [{ priceWay: "set", price: "12,50" }, { price: 12.5 }],
  [{ priceWay: "percent", price: "-10" }, { price_percent: -10 }],
  [{ price: "5" }, {}],
  [{ discount: "0" }, { discount_percentage: 0 }],
  [{ stock: "+10" }, { stock_difference: 10 }],
  [{ stock: "-5" }, { stock_difference: -5 }],
  [
    { category: "oils", isNew: "no", state: "out" },
    { category: "oils", is_new: false, retired: true },
  ],
])("%j asks for %j", (change, input) => expect(read(change)).toEqual({ input, problems: {} }));

it.each<[Partial<BulkDraft>, keyof BulkDraft]>([
  [{ priceWay: "set", price: "" }, "price"],
  [{ priceWay: "set", price: "-1" }, "price"],
  [{ priceWay: "percent", price: "-100" }, "price"],
  [{ discount: "101" }, "discount"],
  [{ stock: "1,5" }, "stock"],
])("%j is wrong in %s", (change, field) => expect(Object.keys(read(change).problems)).toEqual([field]));
