import type { ReturnLine } from "./return.ts";

interface OrderedLine extends ReturnLine {
  /** As the shopper read it, and in English. */
  names: readonly string[];
}

/** Words that join names and change nothing, in the seven languages of the shop. */
const JOINING_WORDS = new Set(
  "and the only please ja ning palun ainult un lūdzu tikai ir bei prašau prašom tik sekä vain kiitos i oraz proszę tylko und sowie der die das den nur bitte".split(
    " ",
  ),
);

/** Stands in a statement for a name that was found in it, with its index between. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
// What a raw template has beyond ASCII is written as an escape, for the build.
const UNIT = String.raw`(?:tk|pcs?|pieces?|st\u00fcck|stk|gab|vnt|kpl|szt)(?!\p{L})\.?`;
/** Within a line. */
const GAP = String.raw`[^\S\n]`;
const BEFORE = String.raw`(?:(?<!\d[.,]?)(\d{1,3})${GAP}*(?:[\u00d7x*]|${UNIT})?${GAP}*)?`;
/** A number that stands before the next name is that one's, unless a sign binds it to this one. */
const BEHIND = String.raw`(?:${GAP}*[-\u2013:(]?${GAP}*(?:[\u00d7x*]${GAP}*(\d{1,3})(?!\d)|(\d{1,3})(?!\d|${GAP}*(?:[\u00d7x*]|${UNIT})?${GAP}*${OPEN}))(?:${GAP}*${UNIT})?)?`;
/** Between two names of one line, with nothing that binds it: it may be either's. */
const BETWEEN = new RegExp(`${CLOSE}${GAP}*$`, "u");
const SIGN = new RegExp(String.raw`^\d+${GAP}*[\u00d7x*]`, "u");
const NAMED = new RegExp(`${BEFORE}${OPEN}(\\d+)${CLOSE}${BEHIND}`, "gu");

const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\p{Co}\s]+/gu, " ")
    .trim();

/** As `tidy`, line by line, without the numbers of a list. */
const linesOf = (items: string): string =>
  items
    .split(/\r?\n/)
    .map((line) => tidy(line.replace(/^\s*\d{1,3}[.)]\s+/, "")))
    .join("\n");

/**
 * What a statement gives back: all of the order where it names nothing, else the lines whose names it has, each with the number
 * beside its name if there is one. Where it says anything else, all of the order and `isCertain` false: that may be other goods, or
 * goods to keep.
 */
export function returnedLines(
  items: string | null,
  lines: readonly OrderedLine[],
): { lines: ReturnLine[]; isCertain: boolean } {
  const all = lines.map(({ position, quantity }) => ({ position, quantity }));
  if (items === null) return { lines: all, isCertain: true };
  // The longest first: a name may contain another one.
  const names = [...new Set(lines.flatMap((line) => line.names.map(tidy)))]
    .filter((name) => name !== "")
    .toSorted((a, b) => b.length - a.length);
  const marked = names.reduce(
    (text, name, index) => text.replaceAll(wholeWords(name), `${OPEN}${index}${CLOSE}`),
    linesOf(items),
  );
  const pieces = new Map<number, number>();
  let isCertain = true;
  const left = marked.replaceAll(NAMED, (match, ...[before, index, bound, behind, at, whole]) => {
    const count = before ?? bound ?? behind;
    const found = lines.filter((line) => line.names.map(tidy).includes(names[Number(index)] ?? ""));
    if (before !== undefined && !SIGN.test(match) && BETWEEN.test(whole.slice(0, at))) isCertain = false;
    const isOther = before !== undefined && (bound ?? behind ?? before) !== before;
    if (isOther || (count && found.length > 1) || found.some(({ position }) => pieces.has(position))) isCertain = false;
    let open = Math.max(Number(count ?? Number.POSITIVE_INFINITY), 1);
    for (const { position, quantity } of found) {
      const taken = Math.min(open, quantity);
      open -= taken;
      if (taken > 0 && !pieces.has(position)) pieces.set(position, taken);
    }
    return " ";
  });
  if (pieces.size === 0) return { lines: all, isCertain: false };
  const said = left.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!isCertain || !said.every((word) => JOINING_WORDS.has(word))) return { lines: all, isCertain: false };
  return {
    lines: lines.flatMap(({ position }) => {
      const quantity = pieces.get(position);
      return quantity ? [{ position, quantity }] : [];
    }),
    isCertain: true,
  };
}

/** A text between what belongs to no word. */
const wholeWords = (text: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}${OPEN}])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\p{L}\p{N}${CLOSE}])`,
    "gu",
  );
