import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { availablePieces } from "#features/cart/server/cart-queries.ts";
import { transact, violatedConstraint } from "#platform/database/database.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { csvText } from "#shared/csv.ts";
import { aGroup, aKit, anActor, anOrderFor, aPaidOrder, aProduct, checkout, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { messages } from "../messages/kit-messages.en.ts";
import { productCsv } from "../product-csv.ts";
import { newProduct, variantChange } from "../product-input.ts";
import { changeProducts } from "./change-products.ts";
import { describeParts } from "./describe-parts.ts";
import { importProducts } from "./import-products.ts";
import { listProducts, productRow } from "./product-list-queries.ts";
import { productSummaries, productsById, productWithRelated } from "./product-queries.ts";
import { translatedProducts } from "./product-translations.ts";
import { productRemoval, removeProduct } from "./remove-product.ts";
import { setParts } from "./save-parts.ts";
import { changeProduct, createProduct } from "./save-product.ts";
import { unreadyProducts } from "./unready-products.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);

const row = async ({ id }: Pick<MadeProduct, "id">) => {
  const found = await productRow(shop.db, id);
  if (!found) throw new Error("There is no such product");
  return found;
};
const partOf = async (product: MadeProduct, quantity = 1) => ({ sku: (await row(product)).sku, quantity });
const change = ({ id }: Pick<MadeProduct, "id">, input: object) =>
  changeProduct(shop, id, variantChange.parse(input), mari);
const make = (input: object) =>
  createProduct(shop, newProduct.parse({ name: `Set ${randomUUID().slice(0, 8)}`, price: 30, ...input }), mari);
const summary = async ({ id }: MadeProduct) => (await productSummaries(shop.db, [id]))[0];
const inStock = async (product: MadeProduct) => (await summary(product))?.inStock;
const available = async ({ id }: MadeProduct) => (await availablePieces(shop.db, [id], null)).get(id);
const setLevel = ({ id }: MadeProduct, pieces: number) =>
  shop.pool.query("UPDATE stock_levels SET available = $2 WHERE product_id = $1", [id, pieces]);
const refusedBy = async (work: Promise<unknown>) => violatedConstraint(await work.catch((error: unknown) => error));

describe("a kit", () => {
  it("is a product with parts in their order, and no stock of its own", async () => {
    const [oil, box] = [await aProduct(shop, { stock: 7 }), await aProduct(shop, { stock: 3 })];
    const parts = [await partOf(oil, 2), await partOf(box)];
    const kit = { id: await make({ parts }) };
    expect(await row(kit)).toMatchObject({ parts, stock: 3, reserved: 0, version: 1 });
    expect((await shop.pool.query("SELECT FROM stock_levels WHERE product_id = $1", [kit.id])).rowCount).toBe(0);
  });

  it("can be sold as often as the part allows of which there is least", async () => {
    const [oil, box] = [await aProduct(shop, { stock: 7 }), await aProduct(shop, { stock: 10 })];
    const kit = await aKit(shop, [
      [oil, 2],
      [box, 1],
    ]);
    expect([await available(kit), await inStock(kit), (await row(kit)).stock]).toEqual([3, true, 3]);
    await setLevel(oil, 1);
    expect([await available(kit), await inStock(kit), (await row(kit)).stock]).toEqual([0, false, 0]);
  });

  it("is found by the stock that its parts make", async () => {
    const oil = await aProduct(shop, { stock: 4 });
    const name = `Stand ${randomUUID()}`;
    const kit = await aKit(shop, [[oil, 2]], { name });
    const found = async (stock: "in" | "low" | "out") =>
      (await listProducts(shop.db, { search: name, stock }, "stock", 1)).products.map(({ id, is_kit }) => [id, is_kit]);
    expect([await found("in"), await found("low"), await found("out")]).toEqual([[], [[kit.id, true]], []]);
    await setLevel(oil, 1);
    expect([await found("low"), await found("out")]).toEqual([[], [[kit.id, true]]]);
    await setLevel(oil, 100);
    expect([await found("in"), await found("out")]).toEqual([[[kit.id, true]], []]);
  });

  it("cannot be sold while one of its parts is out of the shop, and says which", async () => {
    const [oil, box] = [await aProduct(shop), await aProduct(shop)];
    const kit = await aKit(shop, [
      [oil, 1],
      [box, 1],
    ]);
    await change(box, { retired: true, even_in_kits: true });
    expect([await available(kit), await inStock(kit)]).toEqual([0, false]);
    const [page] = await productsById(shop.db, [kit.id]);
    expect(page?.partsInKit.map(({ name, isMissing, isRetired }) => [name, isMissing, isRetired])).toEqual([
      [oil.name, false, false],
      [box.name, true, true],
    ]);
    const described = await describeParts(shop.db, [await partOf(oil), await partOf(box)]);
    expect([described.pieces, described.parts[1]?.product?.state]).toEqual([0, "archived"]);
    await change(box, { state: "draft" });
    const drafted = await describeParts(shop.db, [await partOf(box)]);
    expect([drafted.pieces, drafted.parts[0]?.product?.state]).toEqual([0, "draft"]);
  });

  it("is told with its parts in the language of the page", async () => {
    const oil = await aProduct(shop, { name: "Lavender Oil" });
    const kit = await aKit(shop, [[oil, 2]]);
    await translate(shop, translatedProducts, oil.id, { texts: { name: "Lavendliõli" } });
    const parts = await withLanguage("et", () => summary(kit));
    expect(parts?.parts).toBe("2 × Lavendliõli");
  });

  it("has the hazards of its parts and goes nowhere where one of them does not", async () => {
    const [oil, box] = [await aProduct(shop), await aProduct(shop, { category: "accessories" })];
    await shop.pool.query(
      `UPDATE products SET not_sold_to = '{US,DE}', regime = 'clp-mixture', signal_word = 'danger', hazard_statements = '{H304}', pictograms = '{GHS08}',
         supplier = 'Linden OÜ, Tallinn, +372 555', warning = 'Keep away.' WHERE id = $1`,
      [oil.id],
    );
    const kit = await aKit(shop, [
      [box, 1],
      [oil, 1],
    ]);
    expect(await summary(kit)).toMatchObject({ notSoldTo: ["US", "DE"], hazards: expect.stringMatching(/^Danger: /) });
    const page = await productWithRelated(shop.db, kit.id);
    expect(page?.product.partsInKit.map(({ label, warning }) => [label?.signal, warning])).toEqual([
      [undefined, null],
      ["Danger", "Keep away."],
    ]);
  });

  it("asks for no label, weight and materials of its own", async () => {
    const kit = await aKit(shop, [[await aProduct(shop), 1]], { category: "oils" });
    const unready = await unreadyProducts(shop.db, { trader: {}, languages: ["en"] } as never);
    const gaps = unready.flatMap(({ gap, products }) => (products.some(({ id }) => id === kit.id) ? [gap] : []));
    expect(gaps).toEqual(["maker", "responsiblePerson"]);
  });
});

describe("parts are refused", () => {
  it("that are unknown, the kit itself, or another kit", async () => {
    const oil = await aProduct(shop, { stock: 0 });
    const kit = await aKit(shop, [[await aProduct(shop), 1]]);
    await expect(change(oil, { parts: [{ sku: "NO-SUCH", quantity: 1 }] })).rejects.toThrow("NO-SUCH");
    await expect(change(oil, { parts: [await partOf(oil)] })).rejects.toThrow(messages.itself);
    await expect(change(oil, { parts: [await partOf(kit)] })).rejects.toThrow(messages.kitInKit);
  });

  it("of a product that is a part itself", async () => {
    const [oil, box] = [await aProduct(shop, { stock: 0 }), await aProduct(shop)];
    await aKit(shop, [[oil, 1]]);
    await expect(change(oil, { parts: [await partOf(box)] })).rejects.toThrow(messages.kitInKit);
  });

  it("where two would become kits of each other at the same moment: one of them does", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await aProduct(shop, { stock: 0 }), await aProduct(shop, { stock: 0 })];
      const [partA, partB] = [await partOf(a), await partOf(b)];
      const both = await Promise.allSettled([change(a, { parts: [partB] }), change(b, { parts: [partA] })]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect([(await row(a)).parts.length, (await row(b)).parts.length].toSorted()).toEqual([0, 1]);
    }
  });

  it("by the database itself, whoever writes them", async () => {
    const [oil, box] = [await aProduct(shop, { stock: 0 }), await aProduct(shop)];
    const kit = await aKit(shop, [[box, 1]]);
    const insert = (kitId: string, productId: string, quantity = 1, position = 2) =>
      shop.pool.query("INSERT INTO product_parts VALUES ($1, $2, $3, $4)", [kitId, productId, quantity, position]);
    expect(await refusedBy(insert(oil.id, oil.id))).toBe("product_parts_not_itself");
    expect(await refusedBy(insert(oil.id, kit.id))).toBe("product_parts_no_kits");
    expect(await refusedBy(insert(box.id, oil.id))).toBe("product_parts_no_kits");
    expect(await refusedBy(insert(kit.id, oil.id, 0))).toBe("product_parts_quantity_check");
    expect(await refusedBy(insert(kit.id, oil.id, 101))).toBe("product_parts_quantity_check");
    expect(await refusedBy(insert(kit.id, oil.id, 1, 21))).toBe("product_parts_position_check");
    expect(await refusedBy(shop.pool.query("INSERT INTO stock_levels VALUES ($1, 5)", [kit.id]))).toBe(
      "kits_without_stock",
    );
  });

  it("of a product that has stock, or that was sold from its own", async () => {
    const [oil, box] = [await aProduct(shop, { stock: 5 }), await aProduct(shop)];
    const parts = [await partOf(box)];
    await expect(change(oil, { parts })).rejects.toThrow(messages.hasStock);
    await change(oil, { stock: 0, parts });
    expect(await row(oil)).toMatchObject({ parts, stock: 10 });
    const sold = await aProduct(shop, { stock: 1 });
    await checkout(shop, anOrderFor([[sold, 1]]));
    await shop.pool.query("UPDATE stock_reservations SET state = 'released', ended_at = now() WHERE product_id = $1", [
      sold.id,
    ]);
    await shop.pool.query("UPDATE stock_levels SET available = 0, reserved = 0 WHERE product_id = $1", [sold.id]);
    await expect(change(sold, { parts })).rejects.toThrow(messages.wasSold);
  });
});

describe("the stock of a kit", () => {
  it("cannot be set, one by one or with others", async () => {
    const kit = await aKit(shop, [[await aProduct(shop, { stock: 4 }), 1]]);
    await expect(change(kit, { stock: 9 })).rejects.toThrow(messages.stockOfKit);
    const bulk = { stock_difference: 5, change_id: randomUUID() };
    await expect(changeProducts(shop, [kit.id], bulk, mari)).rejects.toMatchObject({
      details: [`${kit.name}: ${messages.stockOfKit}`],
    });
    expect((await row(kit)).stock).toBe(4);
  });

  it("is its own again once it has no parts", async () => {
    const kit = await aKit(shop, [[await aProduct(shop, { stock: 4 }), 1]]);
    const { version } = await row(kit);
    await change(kit, { parts: [], stock: 6, stock_seen: 4, version });
    expect(await row(kit)).toMatchObject({ parts: [], stock: 6 });
  });

  it("does not begin where a product by itself lacks its label", async () => {
    const live = { ...shop, config: { ...shop.config, mode: "live" as const } };
    const kit = await aKit(shop, [[await aProduct(shop), 1]], { category: "oils" });
    await changeProduct(live, kit.id, variantChange.parse({ category: "oils", volume_ml: 20 }), mari);
    const alone = changeProduct(live, kit.id, variantChange.parse({ parts: [] }), mari);
    await expect(alone).rejects.toMatchObject({ code: "LABEL_INCOMPLETE" });
    expect((await row(kit)).parts).toHaveLength(1);
  });
});

describe("a change of the parts", () => {
  it("counts the version and stands in the audit log; the same parts are no change", async () => {
    const [oil, box] = [await aProduct(shop), await aProduct(shop)];
    const kit = await aKit(shop, [[oil, 1]]);
    const { version } = await row(kit);
    await change(kit, { parts: [await partOf(oil)] });
    expect((await row(kit)).version).toBe(version);
    await change(kit, { parts: [await partOf(box, 2), await partOf(oil)] });
    expect((await row(kit)).version).toBe(version + 1);
    const { rows } = await shop.pool.query(
      "SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'product.changed' ORDER BY id DESC LIMIT 1",
      [kit.id],
    );
    expect(rows[0]?.details).toEqual({ fields: ["parts"] });
  });

  it("is refused to somebody who saw other parts", async () => {
    const [oil, box] = [await aProduct(shop), await aProduct(shop)];
    const kit = await aKit(shop, [[oil, 1]]);
    const { version } = await row(kit);
    await change(kit, { parts: [await partOf(box)], version });
    await expect(change(kit, { parts: [await partOf(oil)], version })).rejects.toMatchObject({
      code: "VERSION_CONFLICT",
    });
  });
});

describe("a part of a kit", () => {
  it("is taken out of the shop only where that is said", async () => {
    const oil = await aProduct(shop);
    const kit = await aKit(shop, [[oil, 1]]);
    const message = messages.inKits(oil.name, `“${kit.name}”`);
    await expect(change(oil, { retired: true })).rejects.toMatchObject({ code: "PART_OF_KITS", message });
    await expect(changeProducts(shop, [oil.id], { retired: true }, mari)).rejects.toMatchObject({
      code: "PART_OF_KITS",
      details: [message],
    });
    await change(oil, { retired: true, even_in_kits: true });
    expect((await row(oil)).retired_at).not.toBeNull();
  });

  it("is taken out of the shop with another variant only where that is said", async () => {
    const [small, large] = await aGroup(shop, { variants: [{ values: ["10 ml"] }, { values: ["30 ml"] }] });
    if (!small || !large) throw new Error("The group was not made");
    await aKit(shop, [[large, 1]]);
    const both = { state: "archived", siblings: ["state"] };
    await expect(change(small, both)).rejects.toMatchObject({ code: "PART_OF_KITS" });
    await change(small, { ...both, even_in_kits: true });
    expect((await row(large)).retired_at).not.toBeNull();
  });

  it("says before it is deleted which kits need it, as deleting it does", async () => {
    const oil = await aProduct(shop);
    expect(await productRemoval(shop.db, oil.id)).toEqual({ outcome: "erased", refusal: null });
    const kit = await aKit(shop, [[oil, 1]]);
    const refusal = messages.takeOutFirst(oil.name, `“${kit.name}”`);
    expect(await productRemoval(shop.db, oil.id)).toEqual({ outcome: "erased", refusal });
    await expect(removeProduct(shop, oil.id, mari)).rejects.toMatchObject({ message: refusal, code: "PART_OF_KITS" });
    await aPaidOrder(shop, [[oil, 1]]);
    expect(await productRemoval(shop.db, oil.id)).toEqual({
      outcome: "retired",
      refusal: messages.inKits(oil.name, `“${kit.name}”`),
    });
  });

  it("may go once the kit itself is out of the shop", async () => {
    const oil = await aProduct(shop);
    await change(await aKit(shop, [[oil, 1]]), { retired: true });
    await change(oil, { retired: true });
    expect((await row(oil)).retired_at).not.toBeNull();
  });

  const severalWithTheirKit = async () => {
    const parts = [];
    // Enough of them that the order of ids does not decide.
    for (let number = 0; number < 6; number += 1) parts.push(await aProduct(shop));
    const kit = await aKit(
      shop,
      parts.map((part) => [part, 1]),
    );
    return [...parts, kit];
  };
  const areRetired = async (all: readonly MadeProduct[]) =>
    (await Promise.all(all.map(row))).map((one) => one.retired_at !== null);

  it("may go together with the kit, chosen with it in the list", async () => {
    const all = await severalWithTheirKit();
    await changeProducts(
      shop,
      all.map(({ id }) => id),
      { retired: true },
      mari,
    );
    expect(await areRetired(all)).toEqual(all.map(() => true));
  });

  it("may go together with the kit by a file, and not alone", async () => {
    const all = await severalWithTheirKit();
    const [oil, kit] = [all[0], all.at(-1)];
    const take = (gone: readonly MadeProduct[]) =>
      importProducts(
        shop,
        Buffer.from(csvText([["ID", "Retired"], ...gone.map(({ id }) => [id, "yes"])])),
        mari,
        false,
      );
    expect((await take(all.slice(0, 1))).lines).toMatchObject([
      { outcome: "refused", notes: [messages.inKits(oil?.name ?? "", `“${kit?.name}”`)] },
    ]);
    expect((await take(all)).lines.map(({ outcome }) => outcome)).toEqual(all.map(() => "changed"));
    expect(await areRetired(all)).toEqual(all.map(() => true));
  });

  it("is not deleted before it is taken out of the kit", async () => {
    const oil = await aProduct(shop);
    const kit = await aKit(shop, [[oil, 1]]);
    await expect(removeProduct(shop, oil.id, mari)).rejects.toThrow(messages.takeOutFirst(oil.name, `“${kit.name}”`));
    await removeProduct(shop, kit.id, mari);
    expect(await removeProduct(shop, oil.id, mari)).toBe("erased");
  });

  it("that was deleted at the same moment leaves no kit without it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [oil, box] = [await aProduct(shop), await aProduct(shop, { stock: 0 })];
      const parts = [await partOf(oil)];
      const [removed, changed] = await Promise.allSettled([removeProduct(shop, oil.id, mari), change(box, { parts })]);
      expect([removed.status, changed.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    }
  });

  it("that is ordered within a kit is kept", async () => {
    const oil = await aProduct(shop);
    const kit = await aKit(shop, [[oil, 1]]);
    await checkout(shop, anOrderFor([[kit, 1]], { totalAmount: 38.99 }));
    await transact(shop.db, (tx) => setParts(tx, kit.id, []));
    expect(await removeProduct(shop, oil.id, mari)).toBe("retired");
  });
});

describe("live updates and cached pages", () => {
  it("hear of a kit when its part no longer suffices, is changed, or its parts are others", async () => {
    const [oil, box] = [await aProduct(shop, { stock: 5 }), await aProduct(shop)];
    const kit = await aKit(shop, [[oil, 2]]);
    const heard = await listening(async (settled) => {
      await setLevel(oil, 3);
      expect(await settled()).not.toContain(kit.id);
      await setLevel(oil, 1);
      expect(await settled()).toContain(kit.id);
      await change(oil, { price: 25 });
      expect(await settled()).toEqual(expect.arrayContaining([oil.id, kit.id]));
      await change(kit, { parts: [await partOf(box)] });
      expect(await settled()).toContain(kit.id);
    });
    expect(heard).toBeGreaterThan(0);
  });
});

/** The products that were published since it was last asked. A notification of our own says that all before it have arrived. */
async function listening(work: (settled: () => Promise<string[]>) => Promise<void>): Promise<number> {
  const client = await shop.pool.connect();
  const ids: string[] = [];
  let count = 0;
  let mark: ((name: string) => void) | undefined;
  client.on("notification", ({ channel, payload = "" }) => {
    if (channel === "mark") return mark?.(payload);
    count += 1;
    ids.push(JSON.parse(payload).id);
  });
  try {
    await client.query("LISTEN events");
    await client.query("LISTEN mark");
    await work(async () => {
      const reached = new Promise<string>((resolve) => {
        mark = resolve;
      });
      await shop.pool.query("SELECT pg_notify('mark', 'here')");
      await reached;
      return ids.splice(0);
    });
    return count;
  } finally {
    await client.query("UNLISTEN *");
    client.removeAllListeners("notification");
    client.release();
  }
}

describe("a file", () => {
  const bytesOf = (rows: readonly (readonly string[])[]) =>
    new TextEncoder().encode(
      rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n"),
    );
  const take = (rows: readonly (readonly string[])[]) => importProducts(shop, bytesOf(rows), mari, false);

  it("makes a kit of products that it makes itself, whatever their order", async () => {
    const [oil, kit] = [`OIL-${randomUUID()}`, `KIT-${randomUUID()}`];
    const report = await take([
      ["Article number", "Name", "Price", "Stock", "Parts"],
      [kit, "Two oils", "30", "0", `${oil} x 2`],
      [oil, "Oil", "20", "9", ""],
    ]);
    expect(report).toMatchObject({
      applied: true,
      lines: [
        { line: 2, outcome: "new" },
        { line: 3, outcome: "new" },
      ],
    });
    const { products } = await listProducts(shop.db, { search: kit }, "newest", 1);
    expect(products[0]).toMatchObject({ stock: 4, is_kit: true });
  });

  it("that comes back as it was exported changes nothing; another number of pieces is told", async () => {
    const oil = await aProduct(shop, { stock: 7 });
    const kit = await aKit(shop, [[oil, 2]]);
    const [head = [], cells = []] = productCsv([await row(kit)]);
    expect(cells[head.indexOf("Parts")]).toBe(`${(await row(oil)).sku} x 2`);
    expect((await take([head, cells])).lines).toMatchObject([{ outcome: "unchanged", notes: [] }]);
    const more = cells.with(head.indexOf("Stock"), "50");
    expect((await take([head, more])).lines).toMatchObject([{ outcome: "refused", notes: [messages.stockOfKit] }]);
  });

  it("with a part that nobody knows, none, or too many of it, is refused line by line", async () => {
    const oil = await aProduct(shop);
    const { sku } = await row(oil);
    const report = await take([
      ["Article number", "Name", "Price", "Parts"],
      [`K-${randomUUID()}`, "Unknown", "30", "NO-SUCH x 2"],
      [`K-${randomUUID()}`, "None", "30", `${sku} x 0`],
      [`K-${randomUUID()}`, "Thousand", "30", `${sku} x 1000`],
    ]);
    expect(report.applied).toBe(false);
    expect(report.lines.map(({ notes }) => notes)).toEqual([
      [messages.unknown("NO-SUCH")],
      [messages.pieces(100)],
      [messages.pieces(100)],
    ]);
  });
});
