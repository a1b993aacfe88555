import { expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { readCsv, sheetText } from "#shared/csv.ts";
import type { AdminProduct } from "./admin-product.ts";
import { MAX_FILE_BYTES, MAX_LINES, productCsv, productFiles, readProductCsv } from "./product-csv.ts";
import { productChange } from "./product-input.ts";

const lavender: AdminProduct = {
  id: "7d2f1f4e-6a35-4a6f-9b1c-0f0f3a1b2c3d",
  name: "Lavender Oil",
  price: 12.5,
  stock: 7,
  reserved: 1,
  waiting: 0,
  category: "oils",
  description: "Calm.",
  image: ["a.webp"],
  is_new: true,
  discount_percentage: 10,
  version: 3,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  retired_at: "2026-01-02T00:00:00Z",
  state: "scheduled",
  publish_at: "2027-01-02T07:00:00.000Z",
  group: null,
  listed: true,
  slug: "lavender-oil",
  sku: "OIL-1",
  gtin: "4740000000017",
  volume_ml: 10,
  weight_g: 40,
  maker: "Aurelle",
  warning: "Keep away.",
  responsible_person: "Mari Kask",
  not_sold_to: ["US"],
  prop65_warning: "WARNING",
  images: [],
  related: ["OIL-2", "LAMP-1"],
  related_products: [],
  regime: "clp-mixture",
  pictograms: ["GHS02", "GHS07"],
  signal_word: "danger",
  contains: "linalool, geraniol",
  hazard_statements: ["H226", "EUH208"],
  precautionary_statements: ["P102", "P301+P310"],
  ufi: "N1QV-R02N-J00M-WQD5",
  supplier: "Linden OÜ, Pikk 1, Tallinn, +372 555 1234",
  child_resistant: true,
  tactile_warning: false,
  maker_address: "Pikk 1, Tallinn",
  maker_contact: "hello@linden.example",
  materials: { glass: 42, paper: 9.5 },
  cost: null,
  parts: [{ sku: "OIL x 2", quantity: 1 }],
  attributes: { "scent-family": ["floral", "herbal"], capacity: 0.5, "auto-off": true },
  details: { features: ["Pure"], benefits: ["Rest"], how_to_use: ["Drop"], specifications: [["Origin", "France"]] },
};

it("every field that can be set comes back from a file as it was written", () => {
  const [head = [], row = []] = productCsv([lavender]);
  const { lines, problems } = readProductCsv([
    { line: 1, cells: head },
    { line: 2, cells: row },
  ]);
  expect(problems).toEqual([]);
  expect(lines[0]?.problems).toEqual([]);
  expect(Object.keys(lines[0]?.input ?? {}).toSorted()).toEqual(Object.keys(productChange.shape).toSorted());
  expect(lines[0]?.input).toMatchObject({ name: "Lavender Oil", price: 12.5, responsible_person: "Mari Kask" });
});

it("a file that was exported in Estonian is read as one in English, and has its prices with a comma", () => {
  const fileIn = (language: "en" | "et") => withLanguage(language, () => sheetText(productCsv([lavender])));
  expect(fileIn("et")).toContain(`;"12,50";10;`);
  expect(readProductCsv(readCsv(fileIn("et")))).toEqual(readProductCsv(readCsv(fileIn("en"))));
});

it.each([
  ["none", 0, 5, [0]],
  ["as many as a file holds", MAX_LINES, 5, [MAX_LINES]],
  ["more", 2 * MAX_LINES + 1, 5, [MAX_LINES, MAX_LINES, 1]],
  ["long ones", 500, 10_000, [250, 250]],
])("products are exported in files that can be read again: %s", (_what, count, letters, lines) => {
  const [row = []] = productCsv([{ ...lavender, description: "a".repeat(letters) }]).slice(1);
  const files = productFiles(Array.from({ length: count }, () => row));
  expect(files.every((text) => text.length < MAX_FILE_BYTES)).toBe(true);
  expect(files.map((text) => readProductCsv(readCsv(text)).lines.length)).toEqual(lines);
});
