import { expect, it } from "vitest";
import { DAY_MS } from "#shared/day.ts";
import { aKit, anActor, aProduct, changesBy } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { messages } from "../messages/kit-messages.en.ts";
import { broughtBack } from "../publication.ts";
import { changeProducts } from "./change-products.ts";
import { importProducts } from "./import-products.ts";
import { productRow } from "./product-list-queries.ts";
import { productRemoval } from "./remove-product.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const change = changesBy(shop, mari);
const stateOf = async ({ id }: { id: string }) => {
  const row = await productRow(shop.db, id);
  return { state: row?.state, publish_at: row?.publish_at };
};
const nextWeek = new Date(shop.clock.now().getTime() + 7 * DAY_MS).toISOString();
const STATES = {
  published: { state: "published", publish_at: null },
  draft: { state: "draft", publish_at: null },
  scheduled: { state: "scheduled", publish_at: nextWeek },
} as const;

it.each(Object.values(STATES))(
  "a product that is $state is taken out, and is that again when it is brought back",
  async (before) => {
    const product = await aProduct(shop);
    await change(product.id, before);
    await change(product.id, { state: "archived" });
    expect((await stateOf(product)).state).toBe("archived");
    await change(product.id, broughtBack(before));
    expect(await stateOf(product)).toEqual(before);
  },
);

it("a product that was out of the shop is brought back into it", async () => {
  expect(broughtBack({ state: "archived", publish_at: null })).toEqual({ state: "published" });
});

it.each(Object.values(STATES))("a product that is $state is taken out with others", async (before) => {
  const product = await aProduct(shop);
  await change(product.id, before);
  await changeProducts(shop, [product.id], { retired: true }, mari);
  expect((await stateOf(product)).state).toBe("archived");
});

it("parts of kits are all named, and taken out with others where that is said", async () => {
  const parts = [await aProduct(shop, { name: "First Part" }), await aProduct(shop, { name: "Second Part" })];
  const kits: { name: string }[] = [];
  for (const part of parts) kits.push(await aKit(shop, [[part, 1]]));
  const ids = parts.map(({ id }) => id);
  const refusals = parts.map(({ name }, place) => messages.inKits(name, `“${kits[place]?.name}”`));
  await expect(changeProducts(shop, ids, { retired: true }, mari)).rejects.toMatchObject({
    code: "PART_OF_KITS",
    details: expect.toSatisfy((details: string[]) => details.toSorted().join() === refusals.toSorted().join()),
  });
  await changeProducts(shop, ids, { retired: true, even_in_kits: true }, mari);
  for (const part of parts) expect((await stateOf(part)).state).toBe("archived");
});

it.each(["published", "scheduled"] as const)(
  "a part that is %s, of a kit that is scheduled, is taken out only where that is said",
  async (state) => {
    const oil = await aProduct(shop);
    const kit = await aKit(shop, [[oil, 1]]);
    await change(kit.id, STATES.scheduled);
    await change(oil.id, { ...STATES[state], even_in_kits: true });
    const message = messages.inKits(oil.name, `“${kit.name}”`);
    await expect(change(oil.id, { state: "archived" })).rejects.toMatchObject({ message, code: "PART_OF_KITS" });
    await expect(changeProducts(shop, [oil.id], { retired: true }, mari)).rejects.toMatchObject({ details: [message] });
    const file = Buffer.from(`ID,State\n${oil.id},archived`);
    expect((await importProducts(shop, file, mari, false)).lines).toMatchObject([
      { outcome: "refused", notes: [message] },
    ]);
    expect((await productRemoval(shop.db, oil.id)).refusal).not.toBeNull();
    await change(kit.id, { state: "draft" });
    await change(oil.id, { state: "archived" });
    expect((await stateOf(oil)).state).toBe("archived");
  },
);
