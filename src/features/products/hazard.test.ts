import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  HAZARD_CODES,
  type Hazards,
  isUfi,
  labelProblems,
  lacksRegime,
  PICTOGRAMS,
  PRECAUTION_CODES,
  pictogramsOf,
  readCodes,
} from "./hazard.ts";
import type { ProductInput } from "./product-input.ts";
import { messages } from "./product-input-messages.ts";

const words = messages.label;

/** Complete as it is. */
const orange: Hazards = {
  category: "oils",
  regime: "clp-substance",
  signalWord: "danger",
  volumeMl: 10,
  contains: null,
  ufi: null,
  pictograms: ["GHS02", "GHS07", "GHS08", "GHS09"],
  hazardStatements: ["H226", "H304", "H315", "H317", "H410"],
  precautionaryStatements: ["P102", "P210", "P301+P310", "P331"],
  supplier: "Linden OÜ, Pikk 1, 10123 Tallinn, +372 555 1234",
  childResistant: true,
  tactileWarning: true,
};

describe("a label", () => {
  it("that has all its parts lacks nothing", () => expect(labelProblems(orange)).toEqual([]));

  it.each<[string, Partial<Hazards>, string[]]>([
    ["L14: without a hazard statement", { hazardStatements: [] }, [words.noHazards]],
    ["L14: with too weak a signal word", { signalWord: "warning" }, [words.signal("Danger")]],
    [
      "L14: without a pictogram that its codes ask for",
      { pictograms: ["GHS02", "GHS07"] },
      [words.pictograms("GHS08, GHS09")],
    ],
    ["L14: without precautions", { precautionaryStatements: [] }, [words.noPrecautions]],
    ["L14: with a supplier whose phone is missing", { supplier: "Linden OÜ, Pikk 1, Tallinn" }, [words.supplier]],
    ["L14: without its net quantity", { volumeMl: null }, [words.netQuantity]],
    ["L15: of a mixture without UFI and substances", { regime: "clp-mixture" }, [words.contains, words.ufi]],
    ["L16: of an oil that is fatal if swallowed, without its closure", { childResistant: false }, [words.child]],
    ["L16: of the same, without a tactile warning", { tactileWarning: false }, [words.tactile]],
    ["that is not hazardous but has a statement", { regime: "none" }, [words.noneWithHazards]],
  ])("%s", (_situation, change, missing) => expect(labelProblems({ ...orange, ...change })).toEqual(missing));

  it("L16: of a flammable liquid of category 3 alone needs neither closure nor tactile warning", () =>
    expect(
      labelProblems({
        ...orange,
        hazardStatements: ["H226"],
        pictograms: ["GHS02"],
        signalWord: "warning",
        childResistant: false,
        tactileWarning: false,
      }),
    ).toEqual([]));

  it("L17: is not asked of cosmetics, and an oil must say what it is", () => {
    expect(labelProblems({ ...orange, regime: "cosmetic", hazardStatements: [] })).toEqual([]);
    expect(lacksRegime({ category: "oils", regime: null })).toBe(true);
    expect(lacksRegime({ category: "diffusers", regime: null })).toBe(false);
  });
});

it.each<[string, Hazards["hazardStatements"], string[]]>([
  ["corrosion in place of irritation", ["H315", "H318"], ["GHS05"]],
  ["corrosion beside an allergy", ["H317", "H318"], ["GHS05", "GHS07"]],
  ["the skull in place of harmful", ["H301", "H312"], ["GHS06"]],
  ["no tree for what is only harmful to aquatic life", ["H412"], []],
])("pictograms: %s", (_situation, codes, pictograms) => expect(pictogramsOf(codes)).toEqual(pictograms));

describe("codes", () => {
  it("are read as they are written, each once", () =>
    expect(readCodes("h226, P301 + P310; h361F\nH226", [...HAZARD_CODES, ...PRECAUTION_CODES])).toEqual([
      "H226",
      "P301+P310",
      "H361f",
    ]));
  it.each(["H227", "H999", "P301+P999", "<b>"])("refuses %s, which is no code of the table", (code) =>
    expect(() => readCodes(code, HAZARD_CODES)).toThrow(messages.unknownCode(code)),
  );
  it.each(["H340", "H350", "H360FD"])("L24: refuses %s, which consumers are not sold", (code) =>
    expect(() => readCodes(code, HAZARD_CODES)).toThrow(messages.notForConsumers(code)),
  );
});

it.each([
  ["as ECHA writes it", "N1QV-R02N-J00M-WQD5", true],
  ["of another mixture", "E600-30P1-S00Y-5079", true],
  ["with one digit wrong", "E600-30P1-S00Y-5078", false],
  ["with two digits exchanged", "E600-3P01-S00Y-5079", false],
  ["with a letter that it has not", "E600-30P1-S00Y-507O", false],
  ["without hyphens", "E60030P1S00Y5079", false],
])("L15: a UFI %s", (_situation, ufi, isRight) => expect(isUfi(ufi)).toBe(isRight));

it("L14: every product of the demo has a label that could be sold", () => {
  const demo = JSON.parse(readFileSync("assets/demo/products.json", "utf8")) as Partial<ProductInput>[];
  const missing = demo.flatMap((one) =>
    labelProblems({
      category: one.category ?? "oils",
      regime: one.regime ?? null,
      volumeMl: one.volume_ml ?? null,
      ufi: one.ufi ?? null,
      pictograms: readCodes((one.pictograms ?? []).join(), PICTOGRAMS),
      signalWord: one.signal_word ?? null,
      contains: one.contains ?? null,
      hazardStatements: readCodes((one.hazard_statements ?? []).join(), HAZARD_CODES),
      supplier: one.supplier ?? null,
      precautionaryStatements: readCodes((one.precautionary_statements ?? []).join(), PRECAUTION_CODES),
      childResistant: one.child_resistant ?? false,
      tactileWarning: one.tactile_warning ?? false,
    }).map((problem) => `${one.sku}: ${problem}`),
  );
  expect(missing).toEqual([]);
  expect(demo.filter((one) => one.category === "oils" && !one.regime)).toEqual([]);
});
