import { describe, expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { newProduct, type ProductInput, productChange } from "../product-input.ts";
import { messages } from "../product-input-messages.ts";
import { productSummaries, productWithRelated } from "./product-queries.ts";
import { changeProduct, createProduct } from "./save-product.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const live = { ...shop, config: { ...shop.config, mode: "live" as const } };
const create = (input: ProductInput, where = shop) => createProduct(where, newProduct.parse(input), mari);
const change = (id: string, input: ProductInput, where = shop) =>
  changeProduct(where, id, productChange.parse(input), mari);

const labelled = {
  price: 12.9,
  category: "oils",
  regime: "clp-substance",
  volume_ml: 10,
  signal_word: "danger",
  pictograms: ["GHS02", "GHS07", "GHS08"],
  hazard_statements: ["H226", "H304", "H317"],
  precautionary_statements: ["P102", "P331"],
  supplier: "Linden OÜ, Pikk 1, 10123 Tallinn, +372 555 1234",
  child_resistant: true,
  tactile_warning: true,
} satisfies ProductInput;

describe("L14: goods that need a label", () => {
  it("are not sold without it, and the refusal names what is missing", async () => {
    const refused = create({ ...labelled, name: "No label", pictograms: [], supplier: null });
    await expect(refused).rejects.toMatchObject({
      code: "LABEL_INCOMPLETE",
      details: [messages.label.pictograms("GHS02, GHS07, GHS08"), messages.label.supplier],
    });
  });

  it("keep their label: a part cannot be taken away while they are sold", async () => {
    const id = await create({ ...labelled, name: "Whole label" });
    await expect(change(id, { child_resistant: false })).rejects.toThrow(messages.label.child);
    await change(id, { retired: true, child_resistant: false });
    await expect(change(id, { retired: false })).rejects.toThrow(messages.label.child);
    await change(id, { retired: false, child_resistant: true });
  });

  it("L14: in a live shop an oil says what it is before it is sold; one of earlier days may still change its price", async () => {
    await expect(create({ name: "Unknown", price: 5, category: "oils" }, live)).rejects.toThrow(messages.regimeMissing);
    const old = await create({ name: "Of earlier days", price: 5, category: "oils" });
    await change(old, { price: 6, stock: 3 }, live);
    await expect(change(old, { volume_ml: 10 }, live)).rejects.toThrow(messages.regimeMissing);
  });
});

describe("shoppers", () => {
  it("L14: read the whole label on the product's page, in their language", async () => {
    const id = await create({
      ...labelled,
      name: "Read in German",
      contains: "Linalool",
      hazard_statements: ["H226", "H304", "H317", "EUH208"],
    });
    const found = await withLanguage("de", () => productWithRelated(shop.db, id));
    expect(found?.product.label).toEqual({
      pictograms: [
        { code: "GHS02", name: "Entzündbar" },
        { code: "GHS07", name: "Reizend oder gesundheitsschädlich" },
        { code: "GHS08", name: "Ernste Gesundheitsgefahr" },
      ],
      signal: "Gefahr",
      statements: [
        "Flüssigkeit und Dampf entzündbar.",
        "Kann bei Verschlucken und Eindringen in die Atemwege tödlich sein.",
        "Kann allergische Hautreaktionen verursachen.",
        "Enthält Linalool. Kann allergische Reaktionen hervorrufen.",
      ],
      precautions: ["Darf nicht in die Hände von Kindern gelangen.", "KEIN Erbrechen herbeiführen."],
      facts: [
        { name: "Lieferant", value: labelled.supplier },
        { name: "Nennmenge", value: "10 ml" },
      ],
      closures: "Kindergesicherter Verschluss und tastbarer Gefahrenhinweis",
      sample: null,
    });
  });

  it("L7: read signal word and types of hazard on cards and in the cart", async () => {
    const id = await create({ ...labelled, name: "On a card" });
    const [english] = await productSummaries(shop.db, [id]);
    const [estonian] = await withLanguage("et", () => productSummaries(shop.db, [id]));
    expect(english?.hazards).toBe("Danger: flammable, may be fatal if swallowed, may cause a skin allergy");
    expect(estonian?.hazards).toBe(
      "Ettevaatust: tuleohtlik, allaneelamisel võib olla surmav, võib põhjustada nahaallergiat",
    );
  });

  it("L18, L19: read where electrical goods and batteries go in the end", async () => {
    const id = await create({ name: "Lamp", price: 79, materials: { electronics: 600, batteries: 45, paper: 100 } });
    const found = await productWithRelated(shop.db, id);
    expect(found?.product.takeBack?.texts).toHaveLength(2);
    expect(found?.product.takeBack?.bin).toContain("Crossed-out wheeled bin");
  });
});
