import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { csvText } from "#shared/csv.ts";
import { aGroup, anActor, anOrderFor, aProduct, checkout } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { productCsv } from "../product-csv.ts";
import { newProduct, type ProductInput, variantChange } from "../product-input.ts";
import { changeProducts } from "./change-products.ts";
import { importProducts } from "./import-products.ts";
import { progressOf, writtenProgress } from "./import-progress.ts";
import { exportedProducts, listProducts, productRow } from "./product-list-queries.ts";
import { removeProduct } from "./remove-product.ts";
import { changeProduct, createProduct } from "./save-product.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);

const create = (input: ProductInput) => createProduct(shop, newProduct.parse(input), mari);
const take = (text: string | Uint8Array, isTrial = false) =>
  importProducts(shop, typeof text === "string" ? Buffer.from(text) : text, mari, isTrial);
const outcomes = async (text: string, isTrial = false) =>
  (await take(text, isTrial)).lines.map(({ line, outcome, notes }) => [line, outcome, ...notes]);
const bySku = async (sku: string) => (await listProducts(shop.db, { search: sku }, "newest", 1)).products[0];

describe("several products", () => {
  it("get another price, discount and category at once", async () => {
    const ids = [await create({ name: "A", price: 10 }), await create({ name: "B", price: 20.05 })];
    expect(await changeProducts(shop, ids, { price_percent: 10, discount_percentage: 5, category: "oils" }, mari)).toBe(
      2,
    );
    const [a, b] = await Promise.all(ids.map((id) => productRow(shop.db, id)));
    expect(a).toMatchObject({ price: 11, discount_percentage: 5, category: "oils" });
    expect(b).toMatchObject({ price: 22.06, discount_percentage: 5, category: "oils" });
  });

  it("change together or not at all, and the one in the way is named", async () => {
    const ids = [
      await create({ name: "Enough", price: 10, stock: 9 }),
      await create({ name: "Too few", price: 10, stock: 2 }),
    ];
    await expect(changeProducts(shop, ids, { price: 1, stock_difference: -3 }, mari)).rejects.toMatchObject({
      details: ["Too few: The stock has changed meanwhile: 2 left now."],
    });
    expect(await productRow(shop.db, ids[0] ?? "")).toMatchObject({ price: 10, stock: 9 });
  });

  it("change once, however often the same request comes", async () => {
    const ids = [await create({ name: "Once", price: 10, stock: 5 })];
    const change = { price_percent: 10, stock_difference: 3, change_id: randomUUID() };
    expect(await Promise.all([1, 2].map(() => changeProducts(shop, ids, change, mari)))).toEqual([1, 1]);
    expect(await changeProducts(shop, ids, change, mari)).toBe(1);
    expect(await productRow(shop.db, ids[0] ?? "")).toMatchObject({ price: 11, stock: 8 });
    await expect(changeProducts(shop, ids, { ...change, stock_difference: 4 }, mari)).rejects.toThrow(
      "were changed already",
    );
  });

  it("that were refused may be changed with the same request later", async () => {
    const id = await create({ name: "Refused once", price: 10, stock: 1 });
    const change = { stock_difference: -2, change_id: randomUUID() };
    await expect(changeProducts(shop, [id], change, mari)).rejects.toMatchObject({ kind: "conflict" });
    await changeProducts(shop, [id], { stock_difference: 3, change_id: randomUUID() }, mari);
    expect(await changeProducts(shop, [id], change, mari)).toBe(1);
    expect(await productRow(shop.db, id)).toMatchObject({ stock: 2 });
  });

  it("that are scheduled never come once they were taken out or deleted", async () => {
    const [ordered, other] = [
      await create({ name: "Ordered", price: 10, stock: 5 }),
      await create({ name: "Other", price: 10 }),
    ];
    await checkout(shop, anOrderFor([[{ id: ordered, name: "Ordered", price: 10, category: "diffusers" }, 1]]));
    const publish_at = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
    for (const id of [ordered, other])
      await changeProduct(shop, id, variantChange.parse({ state: "scheduled", publish_at }), mari);
    expect(await removeProduct(shop, ordered, mari)).toBe("retired");
    await changeProducts(shop, [other], { retired: true }, mari);
    const states = await Promise.all([ordered, other].map(async (id) => (await productRow(shop.db, id))?.state));
    expect(states).toEqual(["archived", "archived"]);
  });

  it("by two administrators at once, while they sell, lose no piece", async () => {
    const made = await Promise.all([1, 2, 3].map(() => aProduct(shop, { stock: 50 })));
    const ids = made.map(({ id }) => id);
    await Promise.all([
      changeProducts(shop, ids, { stock_difference: 10 }, mari),
      changeProducts(shop, ids.toReversed(), { stock_difference: -5 }, mari),
      ...made.map((product) => checkout(shop, anOrderFor([[product, 2]]))),
    ]);
    for (const id of ids) expect(await productRow(shop.db, id)).toMatchObject({ stock: 53, reserved: 2 });
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });
});

describe("a file of products", () => {
  it("whose lines end before a column leaves what the product has there", async () => {
    await create({ name: "Fir", sku: "FIR-1", price: 10, discount_percentage: 5, description: "From the north." });
    expect(await outcomes("Article number,Price,Discount %,Description\nFIR-1,12\n")).toEqual([[2, "changed"]]);
    const fir = await productRow(shop.db, (await bySku("FIR-1"))?.id ?? "");
    expect(fir).toMatchObject({ price: 12, discount_percentage: 5, description: "From the north." });
  });

  it("that was exported comes back without a change", async () => {
    const id = await create({
      name: '=Round; trip, "quoted"',
      price: 12.9,
      stock: 7,
      description: "Two\nlines",
      details: { features: ["One", "Two"], benefits: [], how_to_use: [], specifications: [["Material", "Oak: oiled"]] },
    });
    const { products } = await exportedProducts(shop.db, {}, [id], undefined);
    const report = await take(csvText(productCsv(products)));
    expect(report).toMatchObject({ applied: true, problems: [] });
    expect(report.lines.map(({ outcome }) => outcome)).toEqual(["unchanged"]);
    expect((await productRow(shop.db, id))?.version).toBe(products[0]?.version);
  });

  it("keeps the images that are embedded in a product, which no file names, in their places", async () => {
    const [first, second, front] = [
      "data:image/png;base64,AAAA",
      "data:image/png;base64,BBBB",
      "https://x.example/a.jpg",
    ];
    const image = [first, front, second];
    const id = await create({ name: "Pictured", price: 5, image });
    const { products } = await exportedProducts(shop.db, {}, [id], undefined);
    const file = csvText(productCsv(products));
    expect(file).not.toContain("data:");
    expect((await take(file)).lines.map(({ outcome }) => outcome)).toEqual(["unchanged"]);
    expect((await productRow(shop.db, id))?.image).toEqual(image);
    await take(`ID,Images\n${id},https://x.example/b.jpg\n`);
    expect((await productRow(shop.db, id))?.image).toEqual([first, "https://x.example/b.jpg", second]);
  });

  it("makes, changes and leaves, in one go", async () => {
    await create({ name: "Known", price: 5, sku: "KNOWN-1" });
    const file = "Article number;Name;Price;Category\nKNOWN-1;Known;6,50;oils\nFRESH-1;Fresh;7;accessories\n";
    expect(await outcomes(file)).toEqual([
      [2, "changed"],
      [3, "new"],
    ]);
    expect(await bySku("KNOWN-1")).toMatchObject({ price: 6.5, category: "oils" });
    expect(await bySku("FRESH-1")).toMatchObject({ price: 7, name: "Fresh" });
  });

  it("is tried first without leaving a trace", async () => {
    const file = "Article number,Name,Price\nTRIED-1,Tried,7\n";
    expect(await outcomes(file, true)).toEqual([[2, "new"]]);
    expect(await bySku("TRIED-1")).toBeUndefined();
  });

  it("tells how far it has come, also in a trial, of which nothing else is left", async () => {
    const id = randomUUID();
    expect(await progressOf(shop.db, id)).toBeNull();
    const file = Buffer.from("Article number,Name,Price\nTOLD-1,Told,7\nTOLD-2,Told too,8\n");
    await importProducts(shop, file, mari, true, { progress: writtenProgress(shop.db, id) });
    await expect.poll(() => progressOf(shop.db, id)).toEqual({ done: 1, total: 2 });
  });

  it("changes nothing where one line is wrong, and says for every line what is", async () => {
    await create({ name: "Sure", price: 5, sku: "SURE-1" });
    const file = [
      "Article number,Name,Price,Discount %,Stock,New",
      "SURE-1,Sure,8,0,,no",
      ",No price,,,,",
      ",Wrong,1e9,120,-1,maybe",
      ",Formula,=1+1,,,",
      "SURE-1,Again,9,,,",
    ].join("\n");
    expect(await outcomes(file)).toEqual([
      [2, "changed"],
      [3, "refused", "The price must be at least €0.01, written like 12.50 or 12,50."],
      [
        4,
        "refused",
        "The price must be at least €0.01, written like 12.50 or 12,50.",
        "New: yes or no, please.",
        "The discount must be a number from 0 to 100.",
        "The stock must be a whole number from 0 to 1,000,000.",
      ],
      [5, "refused", "The price must be at least €0.01, written like 12.50 or 12,50."],
      [6, "refused", "This product is already in an earlier line of the file."],
    ]);
    expect(await bySku("SURE-1")).toMatchObject({ price: 5 });
  });

  it("takes a formula for the text that it is", async () => {
    await take('Article number,Name,Price\nFORM-1,"=HYPERLINK(""http://example.com"")",7\n');
    expect((await bySku("FORM-1"))?.name).toBe('=HYPERLINK("http://example.com")');
  });

  it("changes the stock by the difference since it was exported, and never without knowing it", async () => {
    const product = await aProduct(shop, { name: "Counted", stock: 10 });
    await checkout(shop, anOrderFor([[product, 4]]));
    const withSeen = `ID,Stock,Stock when exported\n${product.id},12,10\n`;
    expect(await outcomes(withSeen)).toEqual([[2, "changed"]]);
    expect((await productRow(shop.db, product.id))?.stock).toBe(8);
    const [[, outcome, note] = []] = await outcomes(`ID,Stock\n${product.id},99\n`);
    expect([outcome, note]).toEqual(["unchanged", expect.stringContaining("stays as it is")]);
    expect((await productRow(shop.db, product.id))?.stock).toBe(8);
    expect((await outcomes(`ID,Stock,Stock when exported\n${product.id},0,12\n`))[0]?.[1]).toBe("refused");
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });

  it("that is older than the last change of a product never undoes that", async () => {
    const id = await create({ name: "Recalled", price: 10, stock: 3 });
    const { products } = await exportedProducts(shop.db, {}, [id], undefined);
    const counted = products.map((one) => ({ ...one, stock: 8 }));
    const file = csvText(productCsv(counted)).replace(/,8,8,/, ",8,3,");
    await changeProduct(shop, id, variantChange.parse({ retired: true, price: 15 }), mari);
    expect(await outcomes(file)).toEqual([
      [2, "refused", expect.stringContaining("has changed since this file was made")],
    ]);
    expect(await productRow(shop.db, id)).toMatchObject({ state: "archived", price: 15, stock: 3 });
    // What says nothing else, and a file that comes again, moves the stock.
    const { version } = products[0] ?? {};
    const ownStock = `ID,Stock,Stock when exported,Version\n${id},8,3,${version}\n`;
    expect(await outcomes(ownStock)).toEqual([[2, "changed"]]);
    expect(await outcomes(ownStock)).toEqual([[2, "unchanged", expect.stringContaining("already")]]);
  });

  it("that comes again moves the stock once, and says so", async () => {
    const product = await aProduct(shop, { name: "Delivered", stock: 10 });
    const file = `ID,Stock,Stock when exported\n${product.id},25,10\n`;
    const both = await Promise.all([outcomes(file), outcomes(file)]);
    expect(both.map(([line]) => line?.[1]).toSorted()).toEqual(["changed", "unchanged"]);
    const [[, outcome, note] = []] = await outcomes(file, true);
    expect([outcome, note]).toEqual(["unchanged", "The stock stays as it is: this file has changed it already."]);
    expect((await productRow(shop.db, product.id))?.stock).toBe(25);
    expect(await ledgerFaults(shop.db)).toEqual([]);
  });

  it("names a number that two of its lines want for themselves", async () => {
    const file = "Name,Price,GTIN\nOne,5,4740000009998\nTwo,5,4740000009998\n";
    expect(await outcomes(file)).toEqual([
      [2, "new"],
      [3, "refused", "Another product has this GTIN. It is “One” (Published)."],
    ]);
  });

  it.each([
    ["no products", "Name,Price\n", "holds no products"],
    ["a column that does not exist", "Name,Prise\nA,1\n", "“Prise”"],
    ["a column twice", "Name,Name\nA,B\n", "twice"],
    ["no column to tell products by", "Price\n1\n", "ID, Article number or Name"],
    ["a name of no product", "ID,Price\n00000000-0000-4000-8000-000000000000,1\n", "no product with this ID"],
  ])("is refused: %s", async (_what, file, why) => {
    const { applied, problems, lines } = await take(file);
    expect([applied, [...problems, ...lines.flatMap(({ notes }) => notes)].join()]).toEqual([
      false,
      expect.stringContaining(why),
    ]);
  });

  it("is refused: a spreadsheet", async () => expect(take("PK\x03\x04rest")).rejects.toThrow("no CSV file"));

  it("with a NUL character is taken without it", async () => {
    expect((await take("Name,Price\nLa\0mp,5\n")).lines).toMatchObject([{ name: "Lamp", outcome: "new" }]);
  });

  it("of two thousand lines is taken over", async () => {
    const rows = Array.from({ length: 2_000 }, (_, i) => `MANY-${i},Many ${i},${(i % 90) + 1}.50,${i % 9}`);
    const report = await take(["Article number,Name,Price,Stock", ...rows].join("\n"));
    expect(report.lines.filter(({ outcome }) => outcome === "new")).toHaveLength(2_000);
  });
});

it("an export goes through all products once", async () => {
  const { total } = await listProducts(shop.db, {}, "newest", 1);
  const seen = new Set<string>();
  for (let after: string | null | undefined; after !== null; ) {
    const part = await exportedProducts(shop.db, {}, undefined, after);
    for (const { id } of part.products) seen.add(id);
    after = part.next;
  }
  expect(seen.size).toBe(total);
});

it("a variant that is saved together with the others holds none of them before those with lower ids", async () => {
  const group = await aGroup(shop, { variants: ["10 ml", "30 ml"].map((one) => ({ values: [one] })) });
  const [low = "", high = ""] = group.map(({ id }) => id).toSorted();
  const client = await shop.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE", [low]);
    const saved = changeProduct(shop, high, variantChange.parse({ description: "Theirs", siblings: ["texts"] }), mari);
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await vi.waitUntil(async () => (await shop.rows(waiting)).length === 1, { timeout: 20_000 });
    const held = await client.query("SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE NOWAIT", [high]);
    expect(held.rowCount).toBe(1);
    await client.query("COMMIT");
    await saved;
  } finally {
    client.release();
  }
});
