import type { Category } from "./category.ts";
import { text as english } from "./messages/hazard-text.en.ts";
import { messages } from "./product-input-messages.ts";

/** By which act a product is labelled; null where nobody has said it yet. */
export const REGIMES = ["none", "clp-substance", "clp-mixture", "cosmetic"] as const;
export type Regime = (typeof REGIMES)[number];
export const SIGNAL_WORDS = ["danger", "warning"] as const;
export type SignalWord = (typeof SIGNAL_WORDS)[number];
export type Pictogram = keyof typeof english.pictograms;
export type HazardCode = keyof typeof english.hazards | typeof SENSITISING;
export type PrecautionCode = keyof typeof english.precautions;
export type HazardType = keyof typeof english.types;

/** Its sentence names the substances. */
export const SENSITISING = "EUH208";
export const PICTOGRAMS = Object.keys(english.pictograms) as Pictogram[];
export const HAZARD_CODES = [...Object.keys(english.hazards), SENSITISING] as HazardCode[];
export const PRECAUTION_CODES = Object.keys(english.precautions) as PrecautionCode[];

/** Goods with these are not sold to consumers: REACH, annex XVII, entries 28 to 30 (L24). */
const NOT_FOR_CONSUMERS = /^H3[456]0/;

/** What is said of a product's hazards. */
export interface Hazards {
  category: Category;
  regime: Regime | null;
  pictograms: readonly Pictogram[];
  signalWord: SignalWord | null;
  hazardStatements: readonly HazardCode[];
  precautionaryStatements: readonly PrecautionCode[];
  /** Substances that the label names. */
  contains: string | null;
  ufi: string | null;
  supplier: string | null;
  volumeMl: number | null;
  childResistant: boolean;
  tactileWarning: boolean;
}

interface Meaning {
  type: HazardType;
  pictogram?: Pictogram;
  signal?: SignalWord;
  /** CLP, annex II, 3.1.1 (L16). */
  child?: true;
  /** CLP, annex II, 3.2.1 (L16). */
  tactile?: true;
}

const danger = (type: HazardType, pictogram: Pictogram, more: Partial<Meaning> = {}): Meaning => ({
  type,
  pictogram,
  signal: "danger",
  ...more,
});
const warning = (type: HazardType, pictogram: Pictogram, more: Partial<Meaning> = {}): Meaning => ({
  type,
  pictogram,
  signal: "warning",
  ...more,
});
const closed = { child: true, tactile: true } as const;
const tactile = { tactile: true } as const;

/** What a code asks of the label (CLP, annex I and article 26). */
const MEANING: Readonly<Partial<Record<HazardCode, Meaning>>> = {
  H225: danger("flammable", "GHS02", tactile),
  H226: warning("flammable", "GHS02"),
  H301: danger("toxic", "GHS06", closed),
  H302: warning("harmful", "GHS07", tactile),
  H304: danger("aspiration", "GHS08", closed),
  H311: danger("toxic", "GHS06", closed),
  H312: warning("harmful", "GHS07", tactile),
  H314: danger("corrosive", "GHS05", closed),
  H315: warning("skinIrritant", "GHS07"),
  H317: warning("skinSensitiser", "GHS07"),
  H318: danger("eyeDamage", "GHS05"),
  H319: warning("eyeIrritant", "GHS07"),
  H331: danger("toxic", "GHS06", closed),
  H332: warning("harmful", "GHS07", tactile),
  H334: danger("airwaysSensitiser", "GHS08", tactile),
  H335: warning("airwaysIrritant", "GHS07"),
  H336: warning("drowsiness", "GHS07"),
  H341: warning("suspected", "GHS08", tactile),
  H351: warning("suspected", "GHS08", tactile),
  H361: warning("suspected", "GHS08", tactile),
  H361d: warning("suspected", "GHS08", tactile),
  H361f: warning("suspected", "GHS08", tactile),
  H361fd: warning("suspected", "GHS08", tactile),
  H370: danger("organs", "GHS08", closed),
  H371: warning("organs", "GHS08", tactile),
  H372: danger("organs", "GHS08", closed),
  H373: warning("organs", "GHS08", tactile),
  H400: warning("aquatic", "GHS09"),
  H410: warning("aquatic", "GHS09"),
  H411: { type: "aquatic", pictogram: "GHS09" },
  H412: { type: "aquaticHarmful" },
  H413: { type: "aquaticHarmful" },
  EUH066: { type: "skinIrritant" },
  EUH071: { type: "airwaysIrritant" },
  EUH208: { type: "skinSensitiser" },
};

const meaningsOf = (codes: readonly HazardCode[]): Meaning[] => codes.flatMap((code) => MEANING[code] ?? []);

/** Each type once, in the order of the codes. */
export const hazardTypesOf = (codes: readonly HazardCode[]): HazardType[] => [
  ...new Set(meaningsOf(codes).map(({ type }) => type)),
];

/** "Danger" goes before "Warning"; null where no code asks for a word. */
function signalOf(codes: readonly HazardCode[]): SignalWord | null {
  const asked = meaningsOf(codes).map(({ signal }) => signal);
  return SIGNAL_WORDS.find((word) => asked.includes(word)) ?? null;
}

/** Article 26: the skull replaces the exclamation mark; so does corrosion where it stands for skin and eyes. */
export function pictogramsOf(codes: readonly HazardCode[]): Pictogram[] {
  const asked = new Set(meaningsOf(codes).flatMap(({ pictogram }) => pictogram ?? []));
  const others = codes.filter((code) => MEANING[code]?.pictogram === "GHS07" && !/^H31[59]$/.test(code));
  const isReplaced = (asked.has("GHS06") && others.every((code) => /^H3[0-3]2$/.test(code))) || asked.has("GHS05");
  if (isReplaced && (asked.has("GHS06") || others.length === 0)) asked.delete("GHS07");
  return PICTOGRAMS.filter((one) => asked.has(one));
}

const isClp = (regime: Regime | null) => regime === "clp-substance" || regime === "clp-mixture";

/** Whether somebody must still say by which act it is labelled. Oils are hazardous as a rule. */
export const lacksRegime = ({ category, regime }: Pick<Hazards, "category" | "regime">): boolean =>
  regime === null && category === "oils";

/** What its label lacks, as sentences; empty where nothing does, or where its regime asks for none (L14 to L16). */
export function labelProblems(of: Hazards): string[] {
  const words = messages.label;
  const { hazardStatements: codes, signalWord, pictograms } = of;
  if (!isClp(of.regime)) return of.regime === "none" && codes.length > 0 ? [words.noneWithHazards] : [];
  if (codes.length === 0) return [words.noHazards];
  const signal = signalOf(codes);
  const missing = pictogramsOf(codes).filter((one) => !pictograms.includes(one));
  const asks = (what: "child" | "tactile") => meaningsOf(codes).some((meaning) => meaning[what]);
  const isMixture = of.regime === "clp-mixture";
  const namesSubstances = codes.includes(SENSITISING) || (isMixture && codes.includes("H317"));
  return [
    ...(signal !== signalWord ? [words.signal(signal && english.signal[signal])] : []),
    ...(missing.length > 0 ? [words.pictograms(missing.join(", "))] : []),
    ...(of.precautionaryStatements.length === 0 ? [words.noPrecautions] : []),
    ...(namesSubstances && !of.contains ? [words.contains] : []),
    // Annex VIII asks for it where a mixture is hazardous to health or by its physical effects.
    ...(isMixture && !of.ufi && codes.some((code) => /^H[23]/.test(code)) ? [words.ufi] : []),
    ...(hasAddressAndPhone(of.supplier) ? [] : [words.supplier]),
    ...(of.volumeMl === null ? [words.netQuantity] : []),
    ...(asks("child") && !of.childResistant ? [words.child] : []),
    ...(asks("tactile") && !of.tactileWarning ? [words.tactile] : []),
  ];
}

/** Name, address and a number that any country can call, as article 17(1)(a) asks. */
const hasAddressAndPhone = (supplier: string | null): boolean =>
  supplier !== null && /\+[1-9][\d ()-]{5,22}\d/.test(supplier) && supplier.split(/[,\n]/).length >= 3;

const UFI_DIGITS = "0123456789ACDEFGHJKMNPQRSTUVWXY";

/** By ECHA's developer's manual: sixteen digits of base 31, their sum weighted by place is a multiple of 31. */
export function isUfi(written: string): boolean {
  if (!/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/.test(written)) return false;
  const digits = [...written.replaceAll("-", "")].map((digit) => UFI_DIGITS.indexOf(digit));
  return !digits.includes(-1) && digits.reduce((sum, digit, place) => sum + (place + 1) * digit, 0) % 31 === 0;
}

/** The codes in a text, as the tables write them. @throws Error that names the first unknown one */
export function readCodes<Code extends string>(written: string, known: readonly Code[]): Code[] {
  const codes = written
    .replaceAll(/\s*\+\s*/g, "+")
    .split(/[\s,;]+/)
    .filter(Boolean);
  return [...new Set(codes.map((code) => knownCode(code, known)))];
}

/** @throws Error with a sentence about the code */
export function knownCode<Code extends string>(code: string, known: readonly Code[]): Code {
  const found = known.find((one) => one.toLowerCase() === code.toLowerCase());
  if (found) return found;
  throw new Error(
    NOT_FOR_CONSUMERS.test(code.toUpperCase()) ? messages.notForConsumers(code) : messages.unknownCode(code),
  );
}
