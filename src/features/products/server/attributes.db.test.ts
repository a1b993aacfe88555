import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { gapsOf } from "#features/translations/server/translation-queries.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { anActor, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { statementsDuring } from "#tests/statements.ts";
import { translate } from "#tests/translations.ts";
import type { AttributeInput } from "../attribute.ts";
import { listAttributes } from "./attribute-queries.ts";
import { translatedOptions } from "./option-translations.ts";
import { productRow } from "./product-list-queries.ts";
import { productWithRelated } from "./product-queries.ts";
import { addAttribute, changeAttribute, deleteAttribute } from "./save-attribute.ts";
import { changeProduct } from "./save-product.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);

const strength: AttributeInput = {
  name: "Strength",
  type: "choice",
  unit: null,
  is_filter: true,
  position: 20,
  choices: [{ name: "Mild" }, { name: "Strong" }],
};
const add = (input: Partial<AttributeInput> = {}) => addAttribute(shop, { ...strength, ...input }, mari);
const tell = (id: string, attributes: Record<string, string[] | number | boolean>) =>
  changeProduct(shop, id, { attributes }, mari);

describe("an attribute", () => {
  it("of a new shop is there in the shop's languages", async () => {
    const known = await listAttributes(shop.db);
    expect(known.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(["scent-family", "note", "room-size", "capacity", "origin"]),
    );
    const gaps = await gapsOf(shop.db, translatedOptions, "et", 500);
    expect(gaps.filter(({ title }) => title === "Scent family" || title === "Citrus")).toEqual([]);
  });

  it("of the same name gets a slug of its own, and its words are asked for", async () => {
    const [one, two] = await Promise.all([add(), add()]);
    expect([one.slug, two.slug].toSorted()).toEqual(["strength", "strength-2"]);
    expect(one.choices).toEqual([
      { slug: "mild", name: "Mild" },
      { slug: "strong", name: "Strong" },
    ]);
    const gaps = await gapsOf(shop.db, translatedOptions, "de", 500);
    expect(gaps.map(({ title }) => title)).toEqual(expect.arrayContaining(["Strength", "Mild", "Strong"]));
  });

  it("that is sent again with its id after a lost answer is one; with corrections it is told", async () => {
    const sent = { ...strength, name: "Once", id: randomUUID() };
    const all = await Promise.all([1, 2].map(() => addAttribute(shop, sent, mari)));
    expect(all.map(({ slug }) => slug)).toEqual(["once", "once"]);
    await expect(addAttribute(shop, { ...sent, position: 21 }, mari)).rejects.toMatchObject({
      code: "VERSION_CONFLICT",
    });
  });

  it("keeps the slug of a value that is renamed, and refuses to lose one that a product has", async () => {
    const made = await add({ name: "Mood" });
    const product = await aProduct(shop);
    await tell(product.id, { mood: ["mild"] });
    const renamed = await changeAttribute(
      shop,
      {
        id: made.id,
        version: 1,
        input: { ...strength, name: "Mood", choices: [{ slug: "mild", name: "Soft" }, { name: "Mild" }] },
      },
      mari,
    );
    expect(renamed.choices).toEqual([
      { slug: "mild", name: "Soft" },
      { slug: "mild-2", name: "Mild" },
    ]);
    const without = { ...strength, name: "Mood", choices: [{ slug: "mild-2", name: "Mild" }] };
    const change = (input: AttributeInput) => changeAttribute(shop, { id: made.id, version: 2, input }, mari);
    await expect(change(without)).rejects.toThrow(`“Soft” is a value of 1 product: “${product.name}” (Published).`);
    await expect(change({ ...strength, name: "Mood", type: "number", choices: [] })).rejects.toThrow(/type/);
    await expect(deleteAttribute(shop, made.id, mari)).rejects.toThrow(
      `1 product has a value of this attribute: “${product.name}” (Published).`,
    );
    await tell(product.id, {});
    await deleteAttribute(shop, made.id, mari);
    await expect(tell(product.id, { mood: ["mild"] })).rejects.toThrow(/no attribute/);
  });

  it("keeps the translations of a name and a value that are corrected, as outdated", async () => {
    const made = await add({ name: "Intensitty", choices: [{ name: "Gentel" }] });
    const words = { Intensitty: "Tugevus", Gentel: "Õrn" };
    for (const [term, word] of Object.entries(words)) {
      const { id } = await shop.row("SELECT id FROM option_terms WHERE term = $1", term);
      await translate(shop, translatedOptions, id, { texts: { word } });
    }
    const [choice] = made.choices;
    const input = { ...strength, name: "Intensity", choices: [{ slug: choice?.slug ?? "", name: "Gentle" }] };
    await changeAttribute(shop, { id: made.id, version: 1, input }, mari);
    const { shown } = await shop.row("SELECT option_words(ARRAY['Intensity', 'Gentle'], 'et') AS shown");
    expect(shown).toEqual(["Tugevus", "Õrn"]);
    const gaps = await gapsOf(shop.db, translatedOptions, "et", 500);
    expect(gaps.map(({ title }) => title)).toEqual(expect.arrayContaining(["Intensity", "Gentle"]));
    const other = { ...input, choices: [{ slug: choice?.slug ?? "", name: "Fierce" }] };
    await changeAttribute(shop, { id: made.id, version: 2, input: other }, mari);
    const { after } = await shop.row("SELECT option_words(ARRAY[$1], $2) AS after", "Fierce", "et");
    expect(after).toEqual(["Fierce"]);
  });

  it("refuses a change that began before the last one", async () => {
    const made = await add({ name: "Season" });
    const change = () =>
      changeAttribute(shop, { id: made.id, version: 1, input: { ...strength, name: "Season" } }, mari);
    const done = await Promise.allSettled([change(), change()]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("of a choice has a value", () => expect(add({ choices: [] })).rejects.toThrow(/at least one/));
});

describe("a product", () => {
  it("keeps values as the attribute's type has them, in the attribute's order", async () => {
    const { id } = await aProduct(shop);
    await tell(id, { "scent-family": ["floral", "citrus"], capacity: 180, "auto-off": true });
    expect((await productRow(shop.db, id))?.attributes).toEqual({
      "scent-family": ["citrus", "floral"],
      capacity: 180,
      "auto-off": true,
    });
  });

  it.each([{ capacity: true }, { "scent-family": ["steel"] }, { "auto-off": 3 }, { nothing: 1 }])(
    "refuses %j",
    async (attributes) => {
      const { id } = await aProduct(shop);
      await expect(tell(id, attributes as never)).rejects.toMatchObject({ kind: "invalid" });
    },
  );

  it("tells them in the shopper's language, in the one statement of its page", async () => {
    const { id } = await aProduct(shop);
    await tell(id, { "scent-family": ["citrus", "floral"], "room-size": 15, "auto-off": false });
    const page = () => productWithRelated(shop.db, id);
    const shown: Awaited<ReturnType<typeof page>>[] = [];
    const statements = await statementsDuring(async () => shown.push(await withLanguage("de", page)));
    expect(statements).toHaveLength(1);
    expect(shown[0]?.product.attributes).toEqual([
      {
        slug: "scent-family",
        name: "Duftfamilie",
        unit: null,
        value: ["citrus", "floral"],
        words: ["Zitrisch", "Blumig"],
      },
      { slug: "room-size", name: "Raumgröße", unit: "m²", value: 15, words: [] },
      { slug: "auto-off", name: "Automatische Abschaltung", unit: null, value: false, words: [] },
    ]);
    expect((await page())?.product.attributes[0]?.words).toEqual(["Citrus", "Floral"]);
  });
});
