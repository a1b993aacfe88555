import { beforeEach, describe, expect, it } from "vitest";
import { aGroup, anActor, aProduct, changesBy } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { productCsv } from "../product-csv.ts";
import { variantChange } from "../product-input.ts";
import { importProducts } from "./import-products.ts";
import { productRow } from "./product-list-queries.ts";
import { productWithRelated } from "./product-queries.ts";
import { products } from "./products-table.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
beforeEach(async () => {
  await shop.db.delete(products);
});
const read = async (id: string) => {
  const product = await productRow(shop.db, id);
  if (!product) throw new Error("There is no such product");
  return product;
};
const skuOf = async (id: string) => (await read(id)).sku;
const change = changesBy(shop, mari);
const below = async (id: string) => (await productWithRelated(shop.db, id))?.related.map((one) => one.id);
const some = (count: number) => Promise.all(Array.from({ length: count }, () => aProduct(shop)));
const relate = async (id: string, ids: readonly string[]) => change(id, { related: await Promise.all(ids.map(skuOf)) });

describe("related products", () => {
  it("are the three newest of the shop, until somebody chooses", async () => {
    const [me] = await some(5);
    expect(await below(me?.id ?? "")).toHaveLength(3);
  });

  it("are those that were chosen, in their order, and by rule again once none is", async () => {
    const [me = "", ...others] = (await some(6)).map(({ id }) => id);
    await relate(me, others);
    expect(await below(me)).toEqual(others);
    await relate(me, others.toReversed());
    expect(await below(me)).toEqual(others.toReversed());
    await change(me, { related: [] });
    expect(await below(me)).toHaveLength(3);
  });

  it("leave out drafts and what is out of the shop", async () => {
    const [me = "", draft = "", archived = "", shown = ""] = (await some(4)).map(({ id }) => id);
    await relate(me, [draft, archived, shown]);
    await change(draft, { state: "draft" });
    await change(archived, { state: "archived" });
    expect(await below(me)).toEqual([shown]);
    await change(shown, { state: "draft" });
    expect(await below(me)).toEqual([]);
    expect((await read(me)).related_products.map(({ state }) => state)).toEqual(["draft", "archived", "draft"]);
  });

  it("show a product with variants once, by the variant that lists show", async () => {
    const [me = ""] = (await some(1)).map(({ id }) => id);
    const [first, second] = await aGroup(shop, { variants: [{ values: ["10 ml"] }, { values: ["30 ml"] }] });
    await relate(me, [second?.id ?? "", first?.id ?? ""]);
    expect(await below(me)).toEqual([first?.id]);
  });

  it("go with a product that is erased", async () => {
    const [me = "", other = ""] = (await some(2)).map(({ id }) => id);
    await relate(me, [other]);
    await shop.db.delete(products);
    expect(await productRow(shop.db, me)).toBeUndefined();
  });

  it("are another edition, so that nobody overwrites them unseen", async () => {
    const [me = "", other = ""] = (await some(2)).map(({ id }) => id);
    const { version } = await read(me);
    await relate(me, [other]);
    await expect(change(me, { version, name: "Mine" })).rejects.toThrow("meanwhile");
    const related = await read(me);
    await relate(me, [other]);
    expect((await read(me)).version).toBe(related.version);
  });

  it.each([
    ["the product itself", async (me: string) => [await skuOf(me)], "itself"],
    ["an unknown article number", async () => ["NO-SUCH"], "NO-SUCH"],
  ])("refuse %s", async (_situation, skus, message) => {
    const [me = ""] = (await some(1)).map(({ id }) => id);
    await expect(change(me, { related: await skus(me) })).rejects.toThrow(message);
  });

  it("are at most eight, none twice", () => {
    const skus = Array.from({ length: 9 }, (_, i) => `S-${i}`);
    expect(variantChange.safeParse({ related: skus }).success).toBe(false);
    expect(variantChange.safeParse({ related: ["A", "A"] }).success).toBe(false);
  });
});

describe("a file", () => {
  const take = (rows: readonly (readonly string[])[]) =>
    importProducts(
      shop,
      Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n")),
      mari,
      false,
    );

  it("relates products of later lines, and is unchanged when it comes again", async () => {
    const rows = [
      ["Article number", "Name", "Price", "Related"],
      ["A-1", "First", "10", "A-2\nA-3"],
      ["A-2", "Second", "10", ""],
      ["A-3", "Third", "10", "A-1"],
    ];
    expect((await take(rows)).lines.map(({ outcome }) => outcome)).toEqual(["new", "new", "new"]);
    expect((await take(rows)).lines.map(({ outcome }) => outcome)).toEqual(["unchanged", "unchanged", "unchanged"]);
    const wrong = await take([...rows.slice(0, 1), ["A-1", "First", "10", "A-9"]]);
    expect(wrong).toMatchObject({
      applied: false,
      lines: [{ outcome: "refused", notes: [expect.stringContaining("A-9")] }],
    });
  });

  it("carries the state: what was published meanwhile is a draft again where the file no longer names the version", async () => {
    const { id } = await aProduct(shop);
    await change(id, { state: "draft" });
    const file = productCsv([await read(id)]);
    await change(id, { state: "published" });
    expect(await take(file)).toMatchObject({ applied: false });
    expect((await read(id)).state).toBe("published");
    const place = file[0]?.indexOf("Version");
    expect(await take(file.map((row) => row.filter((_, at) => at !== place)))).toMatchObject({ applied: true });
    expect((await read(id)).state).toBe("draft");
  });

  it("that is older than its product relates no others", async () => {
    const [one, other] = [await aProduct(shop), await aProduct(shop)];
    const { sku, version } = await read(one.id);
    await change(one.id, { related: [(await read(other.id)).sku] });
    const head = ["Article number", "Related", "Version"];
    expect((await take([head, [sku, "", String(version)]])).lines).toMatchObject([{ outcome: "refused" }]);
    expect((await take([head, [sku, "", String(version + 1)]])).lines).toMatchObject([{ outcome: "changed" }]);
  });

  it("refuses a scheduled product without its moment, and a word that is no state", async () => {
    const head = ["Article number", "Name", "Price", "State", "Publish at"];
    const report = await take([
      head,
      ["B-1", "One", "10", "scheduled", ""],
      ["B-2", "Two", "10", "hidden", ""],
      ["B-3", "Three", "10", "scheduled", "tomorrow"],
    ]);
    expect(report.lines.map(({ outcome }) => outcome)).toEqual(["refused", "refused", "refused"]);
  });
});
