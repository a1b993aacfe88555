import { expect, it } from "vitest";
import { aGroup, anActor, aProduct, changesBy } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { findProducts } from "./chosen-products.ts";
import { productRow } from "./product-list-queries.ts";
import { addVariant } from "./save-variants.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const change = changesBy(shop, mari);
const rowOf = async (id = "") => {
  const found = await productRow(shop.db, id);
  if (!found) throw new Error("There is no such product");
  return found;
};

it("a new variant does not cost what the first one costs", async () => {
  const [first] = await aGroup(shop, { name: "Cypress Oil", variants: [{ values: ["10 ml"] }] });
  const { id, group } = await rowOf(first?.id);
  await change(id, { cost: 4.5 });
  const made = await addVariant(shop, { groupId: group?.id ?? "", values: ["30 ml"] }, mari);
  expect((await rowOf(made)).cost).toBeNull();
});

it("a variant may be shown below another, and is not shown below itself where the others get the same", async () => {
  const [first, second] = await aGroup(shop, {
    name: "Vetiver Oil",
    variants: [{ values: ["10 ml"] }, { values: ["30 ml"] }],
  });
  const [own, other] = [await rowOf(first?.id), await rowOf(second?.id)];
  const lamp = await rowOf((await aProduct(shop, { name: "Vetiver Lamp" })).id);
  await change(own.id, { related: [other.sku, lamp.sku], siblings: ["texts"] });
  expect((await rowOf(own.id)).related).toEqual([other.sku, lamp.sku]);
  expect((await rowOf(other.id)).related).toEqual([lamp.sku]);
  const found = async (of?: string) => (await findProducts(shop.db, "vetiver", of)).map(({ id }) => id);
  expect(await found()).toEqual([lamp.id, own.id]);
  expect(await found(other.id)).toEqual([lamp.id]);
  expect(await found(lamp.id)).toEqual([own.id]);
});
