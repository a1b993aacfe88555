import { expect, it } from "vitest";
import { written } from "./use-recall.ts";

const [danger, nothing] = ["Es kann bersten.", ""];

it.each([
  ["whole", { hazard: danger, instructions: "Nicht öffnen." }, true],
  ["half, to be refused", { hazard: danger, instructions: nothing }, true],
  ["only where the batch's number stands", { hazard: nothing, instructions: nothing, batch_place: "Am Boden" }, true],
  ["not at all, or by spaces", { hazard: " ", instructions: nothing }, false],
])("a recall has the German of its buyers that is written %s", (_how, de, isThere) =>
  expect("de" in written({ de }, ["en", "de"])).toBe(isThere),
);
