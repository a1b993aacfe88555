import { TRACKING_CODE } from "#features/orders/tracking-code.ts";

interface Filled {
  /** The codes, by the place of their row. */
  codes: ReadonlyMap<number, string>;
  /** Lines that belong to no row. */
  unknown: readonly string[];
}

/**
 * Reads a pasted column. A line is `code`, for the row at its place from `first` on; an empty one leaves its row out. Or it is
 * `order number, code` with a comma, semicolon or tab between them, in any order of lines. A line of column names is skipped.
 */
export function readCodes(pasted: string, orderNumbers: readonly string[], first = 0): Filled {
  const places = new Map(orderNumbers.map((number, place) => [number.toUpperCase(), place]));
  const codes = new Map<number, string>();
  const unknown: string[] = [];
  let place = first;
  for (const [at, line] of pasted.replace(/\s+$/, "").split(/\r?\n/).entries()) {
    const cells = line.split(/[\t;,]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const [code = "", ...more] = cells.filter(Boolean);
    // An order number alone has no code.
    if (more.length === 0 && places.has(code.toUpperCase())) continue;
    if (more.length === 0) {
      if (code && place >= orderNumbers.length) unknown.push(line.trim());
      else if (code) codes.set(place, code);
      place += 1;
      continue;
    }
    const named = cells.findIndex((cell) => places.has(cell.toUpperCase()));
    const row = places.get(cells[named]?.toUpperCase() ?? "");
    const itsCode = [...cells.slice(named + 1), ...cells.slice(0, Math.max(named, 0))].find(Boolean);
    if (row !== undefined && itsCode) codes.set(row, itsCode);
    else if (at > 0 || /\d/.test(line)) unknown.push(line.trim());
  }
  return { codes, unknown };
}

export type CodeProblem = { is: "wrong" } | { is: "order" } | { is: "twice"; with: string } | { is: "empty" };

/**
 * What is wrong with the codes as they are entered, by order number. A code of two rows is told in both. A row without one is
 * a problem once another has one: forgotten, as far as anyone can tell.
 */
export function codeProblems(
  rows: readonly { number: string; code: string }[],
  { mayBeEmpty = false } = {},
): ReadonlyMap<string, CodeProblem> {
  const problems = new Map<string, CodeProblem>();
  const owners = new Map<string, string>();
  const numbers = new Set(rows.map(({ number }) => number.toUpperCase()));
  const hasCodes = rows.some(({ code }) => code.trim() !== "");
  for (const { number, code: entered } of rows) {
    const code = entered.trim().toUpperCase();
    const owner = owners.get(code);
    if (code === "") {
      if (hasCodes && !mayBeEmpty) problems.set(number, { is: "empty" });
    } else if (!TRACKING_CODE.test(code)) problems.set(number, { is: "wrong" });
    else if (numbers.has(code)) problems.set(number, { is: "order" });
    else if (owner !== undefined) {
      problems.set(number, { is: "twice", with: owner });
      if (!problems.has(owner)) problems.set(owner, { is: "twice", with: number });
    } else owners.set(code, number);
  }
  return problems;
}
