import { type Face, STYLES, type Style } from "./fonts.ts";

/** A piece of a line in one face. */
export interface Run {
  face: Face;
  text: string;
  width: number;
}

/** What text is measured with. */
export interface Measure {
  has(face: Face, codePoint: number): boolean;
  width(face: Face, size: number, text: string): number;
}

/** No face has it: PDF/A refuses the sign for a missing letter. */
const UNKNOWN = "?";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Latin letters, which take no marks in NFC. */
const ALONE = /^[\u0020-\u024f]*$/;
const lettersOf = (text: string): string[] =>
  ALONE.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Letters that belong together stay in one face; line breaks and signs that nobody sees are spaces or nothing. */
export function runsOf(measure: Measure, style: Style, size: number, text: string): Run[] {
  const faces: readonly Face[] = STYLES[style];
  const runs: { face: Face; text: string }[] = [];
  const clean = text
    .normalize("NFC")
    .replaceAll(/\s+/gu, keptSpace)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "");
  for (const segment of lettersOf(clean)) {
    const points = [...segment].map((letter) => letter.codePointAt(0) ?? 0);
    const face = faces.find((one) => points.every((point) => measure.has(one, point)));
    const known = { face: face ?? faces[0] ?? "figtree", text: face ? segment : UNKNOWN };
    const last = runs.at(-1);
    if (last?.face === known.face) last.text += known.text;
    else runs.push(known);
  }
  return runs.map((run) => ({ ...run, width: measure.width(run.face, size, run.text) }));
}

/** A space that keeps its neighbours together stays one. */
const keptSpace = (spaces: string): string => (/^[\u00a0\u202f]+$/u.test(spaces) ? "\u00a0" : " ");

const widthOf = (runs: readonly Run[]): number => runs.reduce((total, { width }) => total + width, 0);

/** Breaks text at spaces and hyphens into lines that fit, and a word that is longer than a line where it must. */
export function linesOf(measure: Measure, style: Style, size: number, text: string, width: number): Run[][] {
  const fits = (line: string) => widthOf(runsOf(measure, style, size, line)) <= width;
  const whole = runsOf(measure, style, size, text.trim());
  if (widthOf(whole) <= width) return [whole];
  const lines: string[] = [];
  let line = "";
  for (const piece of text.split(/(?<=[ \t\n\r-])/u)) {
    if (fits((line + piece).trimEnd())) {
      line += piece;
      continue;
    }
    if (line.trim() !== "") lines.push(line);
    line = "";
    for (const segment of lettersOf(piece)) {
      if (line !== "" && !fits(line + segment)) {
        lines.push(line);
        line = "";
      }
      line += segment;
    }
  }
  if (line.trim() !== "" || lines.length === 0) lines.push(line);
  return lines.map((one) => runsOf(measure, style, size, one.trim()));
}
