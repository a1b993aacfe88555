import { z } from "zod";
import { messages } from "./product-input-messages.ts";

/** What a piece and its packaging are made of. Electronics and batteries are goods of their own acts (L18, L19), the rest is packaging (L53). */
export const MATERIALS = ["glass", "paper", "plastic", "metal", "wood", "textile", "electronics", "batteries"] as const;
export type Material = (typeof MATERIALS)[number];

const grams = z.number().positive().max(100_000);
/** Grams of each in one piece; only what there is. */
export const materialList = z.partialRecord(z.enum(MATERIALS), grams);
export type Materials = z.infer<typeof materialList>;

export const materialsText = (materials: Materials): string =>
  MATERIALS.flatMap((one) => (materials[one] === undefined ? [] : [`${one} ${materials[one]}`])).join(", ");

/** `glass 42, paper 9.5`: a decimal point, as commas and lines separate. @throws Error that names what cannot be read */
export function readMaterials(written: string): Materials {
  const parts = written
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map((part) => {
    const [, name = "", weight = ""] = /^([a-z]+)[\s:]+(\d{1,6}(?:\.\d{1,2})?)\s*g?$/.exec(part.toLowerCase()) ?? [];
    const material = MATERIALS.find((one) => one === name);
    if (!material || !grams.safeParse(Number(weight)).success) throw new Error(messages.materials(part));
    return [material, Number(weight)] as const;
  });
  if (new Set(read.map(([name]) => name)).size < read.length) throw new Error(messages.materials(written));
  return Object.fromEntries(read);
}
