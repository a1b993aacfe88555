import { expect, it } from "vitest";
import { aGroup, anActor, changesBy } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
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
