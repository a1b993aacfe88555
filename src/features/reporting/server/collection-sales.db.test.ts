import { expect, it } from "vitest";
import { newCollection } from "#features/collections/collection.ts";
import { addCollection } from "#features/collections/server/save-collection.ts";
import { dayAfter, dayIn } from "#shared/day.ts";
import { sum } from "#shared/money.ts";
import { aGroup, anActor, aPaidOrder, aProduct, changesBy } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { salesBy } from "./report-queries.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const change = changesBy(shop, mari);

it("the sales of all variants are those of the collections that hold one of them", async () => {
  const [small, large] = await aGroup(shop, {
    variants: [
      { values: ["10 ml"], price: 10 },
      { values: ["30 ml"], price: 25 },
    ],
  });
  const lamp = await aProduct(shop, { price: 40 });
  if (!small || !large) throw new Error("The group was not made");
  const collection = newCollection.parse({ title: "Calm", slug: "calm", status: "published", products: [small.id] });
  const id = await addCollection(shop, collection, mari);
  await aPaidOrder(shop, [
    [small, 1],
    [large, 2],
    [lamp, 1],
  ]);
  const today = dayIn("Europe/Tallinn", shop.clock.now());
  const filter = { from: dayAfter(today, -1), to: dayAfter(today, 1), isTest: true, timeZone: "Europe/Tallinn" };
  const rows = async (group: "collection" | "product") => (await salesBy(shop.db, group, filter, null)).rows;
  const pieces = async () => (await rows("collection")).map((row) => [row.key, row.orders, row.pieces]).toSorted();
  const expected = [
    ["", 1, 1],
    [id, 1, 3],
  ];
  expect(await pieces()).toEqual(expected);
  expect(sum((await rows("collection")).map(({ net }) => net))).toBe(
    sum((await rows("product")).map(({ net }) => net)),
  );
  // The other one is listed now, and in the collection.
  await change(small.id, { state: "archived" });
  expect(await pieces()).toEqual(expected);
  await change(large.id, { state: "archived" });
  expect(await pieces()).toEqual(expected);
});
