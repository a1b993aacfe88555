import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { counterFaults } from "#features/reporting/server/check-counters.ts";
import { anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { variantTools } from "#tests/variants.ts";
import { findProducts } from "./chosen-products.ts";
import { removeProduct } from "./remove-product.ts";
import { changeGroup, takeOut } from "./save-variants.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const { made, change, add, listed, versionOf } = variantTools(shop, mari);

describe("the variant that lists show", () => {
  it("is the first one on sale: it follows the order, and those that are retired or deleted", async () => {
    const { product, groupId } = await made("Order");
    const [second, third] = [await add(groupId, "30 ml"), await add(groupId, "50 ml")];
    const version = await versionOf(groupId);
    await changeGroup(shop, groupId, { version, order: [third, product.id, second] }, mari);
    expect(await listed(groupId)).toEqual(["50 ml"]);
    await change(third, { retired: true });
    expect(await listed(groupId)).toEqual(["10 ml"]);
    await change(third, { retired: false });
    expect(await listed(groupId)).toEqual(["50 ml"]);
    await removeProduct(shop, third, mari);
    expect(await listed(groupId)).toEqual(["10 ml"]);
    expect(await counterFaults(shop.db)).toEqual([]);
  });

  it.each([
    ["one left out", (ids: string[]) => ids.slice(1)],
    ["one twice", ([first = "", second = ""]: string[]) => [first, first, second]],
    ["one of another product", ([first = ""]: string[]) => [first, randomUUID()]],
  ])("an order with %s is refused", async (_situation, wrong) => {
    const { product, groupId } = await made("Wrong order");
    const order = wrong([product.id, await add(groupId, "30 ml")]);
    await expect(changeGroup(shop, groupId, { version: await versionOf(groupId), order }, mari)).rejects.toThrow(
      "The order must name each variant once.",
    );
  });

  it("counters count a product with variants once, through every change", async () => {
    const counts = async () => {
      const { rows } = await shop.pool.query(
        "SELECT sum(total)::int AS all, sum(total - unlisted)::int AS listed FROM product_counts",
      );
      return rows[0];
    };
    const before = await counts();
    const { product, groupId } = await made("Counted");
    const second = await add(groupId, "30 ml");
    expect(await counts()).toEqual({ all: before.all + 2, listed: before.listed + 1 });
    await change(product.id, { retired: true });
    expect(await counts()).toEqual({ all: before.all + 1, listed: before.listed + 1 });
    await change(product.id, { retired: false, category: "accessories" });
    await takeOut(shop, second, await versionOf(groupId), mari);
    expect(await counts()).toEqual({ all: before.all + 2, listed: before.listed + 2 });
    expect(await counterFaults(shop.db)).toEqual([]);
  });

  it("is what is chosen, also while no variant is on sale yet: the first that is not taken out", async () => {
    const { product, groupId } = await made("Winter Launch");
    const second = await add(groupId, "30 ml");
    const found = async () => (await findProducts(shop.db, "winter launch")).map(({ id, state }) => [id, state]);
    expect(await found()).toEqual([[product.id, "published"]]);
    await change(product.id, { state: "draft", siblings: ["state"] });
    expect(await found()).toEqual([[product.id, "draft"]]);
    await change(product.id, { state: "archived" });
    expect(await found()).toEqual([[second, "draft"]]);
    await change(second, { state: "archived" });
    expect(await found()).toEqual([]);
  });

  it("is not lost when all variants are retired at the same moment", async () => {
    const { product, groupId } = await made("Together");
    const ids = [product.id, await add(groupId, "30 ml"), await add(groupId, "50 ml")];
    await Promise.all(ids.map((id) => change(id, { retired: true })));
    expect(await listed(groupId)).toEqual([]);
    await Promise.all(ids.map((id) => change(id, { retired: false })));
    expect(await listed(groupId)).toEqual(["10 ml"]);
    expect(await counterFaults(shop.db)).toEqual([]);
  });
});
