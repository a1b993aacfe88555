import { type Hazards, hazardTypesOf, SENSITISING } from "../hazard.ts";
import { text } from "../hazard-text.ts";
import type { Materials } from "../materials.ts";
import type { HazardLabel, Product, SeenWithOrder } from "../product.ts";

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** "Danger: flammable, irritates the skin" in the language of the request; null where no hazard is known (L7). */
export function hazardLine({ signalWord, hazardStatements }: Pick<Hazards, "signalWord" | "hazardStatements">) {
  if (hazardStatements.length === 0) return null;
  const types = hazardTypesOf(hazardStatements)
    .map((type) => text.types[type])
    .join(", ");
  return signalWord ? `${text.signal[signalWord]}: ${types}` : capital(types);
}

/** All that the label says, in the language of the request (L14); null where nothing is known of its hazards. */
export function hazardLabel(of: NonNullable<SeenWithOrder["label"]>, isSample: boolean): HazardLabel | null {
  if (of.hazardStatements.length === 0 && of.pictograms.length === 0) return null;
  const isSensitising = of.hazardStatements.includes(SENSITISING);
  const facts: readonly [string, string | null][] = [
    [text.contains, isSensitising ? null : of.contains],
    ["UFI", of.ufi],
    [text.supplier, of.supplier],
    [text.netQuantity, of.volumeMl === null ? null : `${of.volumeMl} ml`],
  ];
  return {
    pictograms: of.pictograms.map((code) => ({ code, name: text.pictograms[code] })),
    signal: of.signalWord && text.signal[of.signalWord],
    statements: of.hazardStatements.map((code) =>
      code === SENSITISING ? text.sensitising(of.contains ?? "…") : text.hazards[code],
    ),
    precautions: of.precautionaryStatements.map((code) => text.precautions[code]),
    facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    closures: of.childResistant && of.tactileWarning ? text.closures : null,
    sample: isSample ? text.sample : null,
  };
}

/** What an order's line saw, one sentence or list after the other, in the language of the request. */
export function seenInWords(seen: SeenWithOrder | null): string[] {
  const label = seen?.label && hazardLabel(seen.label, false);
  const codes = seen?.label ? [...seen.label.pictograms, ...seen.label.hazardStatements] : [];
  return [
    ...(label ? [[label.signal, codes.join(" ")].filter(Boolean).join(": ")] : []),
    ...(label ? [label.statements.join(" "), label.precautions.join(" ")] : []),
    ...(label?.facts ?? []).map(({ name, value }) => `${name}: ${value}`),
    ...[seen?.warning, seen?.prop65Warning].flatMap((text) => text || []),
  ].filter((line) => line !== "");
}

/** In the language of the request; null for goods that may go into household waste. */
export function takeBackOf(materials: Materials): Product["takeBack"] {
  const texts = (["electronics", "batteries"] as const)
    .filter((one) => materials[one])
    .map((one) => text.takeBack[one]);
  return texts.length > 0 ? { bin: text.bin, texts } : null;
}
