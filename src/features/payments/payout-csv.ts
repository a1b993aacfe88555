import type { CsvLine } from "#shared/csv.ts";
import { type Cents, cents } from "#shared/money.ts";
import { UUID } from "#shared/uuid.ts";
import { messages } from "./payout-messages.ts";

/** A movement of money in a payout report, as the provider writes it. */
export interface PayoutLine {
  line: number;
  kind: "payment" | "refund";
  /** The provider's id of the payment or refund. */
  id: string;
  grossCents: Cents;
  feeCents: Cents;
  /** Upper case, as ISO 4217 writes it. */
  currency: string;
}

export interface PayoutFile {
  lines: PayoutLine[];
  /** Lines that are not understood, with the reason. */
  refused: { line: number; name: string; note: string }[];
  /** What is wrong with the file as a whole. */
  problems: string[];
}

/**
 * Headings by what they mean, without spaces, signs and capitals. Montonio's own report has no published format, so what is
 * not in this list is not guessed: the file is refused, and somebody renames its headings.
 */
const COLUMNS = {
  type: ["type", "transactiontype", "kind"],
  id: ["id", "uuid", "orderuuid", "refunduuid", "transactionuuid"],
  amount: ["amount", "grandtotal", "gross"],
  currency: ["currency"],
  fee: ["fee", "servicefee"],
} as const;
type Column = keyof typeof COLUMNS;
const NEEDED: readonly Column[] = ["type", "id", "amount", "currency"];

const KINDS: Readonly<Record<string, PayoutLine["kind"]>> = { payment: "payment", order: "payment", refund: "refund" };
const AMOUNT = /^-?\d{1,9}([.,]\d{1,2})?$/;
export const MAX_PAYOUT_LINES = 10_000;

/** Reads a payout report. An amount is in units of its currency, `12.50` or `12,50`; that of a refund may be negative. */
export function readPayoutCsv([head, ...lines]: readonly CsvLine[]): PayoutFile {
  const headings = (head?.cells ?? []).map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ""));
  const places = (Object.keys(COLUMNS) as Column[]).map((column) => {
    const found = headings.flatMap((heading, place) => (COLUMNS[column].some((one) => one === heading) ? place : []));
    return [column, found] as const;
  });
  const missing = places.filter(([column, found]) => NEEDED.includes(column) && found.length === 0);
  const problems = [
    ...(missing.length > 0 ? [messages.missing(missing.map(([column]) => column).join(", "))] : []),
    ...places.flatMap(([column, found]) => (found.length > 1 ? messages.twice(column) : [])),
    ...(lines.length === 0 ? [messages.empty] : []),
    ...(lines.length > MAX_PAYOUT_LINES ? [messages.tooLong(String(MAX_PAYOUT_LINES))] : []),
  ];
  if (problems.length > 0) return { lines: [], refused: [], problems };
  const placeOf = new Map(places.map(([column, [place]]) => [column, place]));
  const file: PayoutFile = { lines: [], refused: [], problems };
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const cell = (column: Column) => cells[placeOf.get(column) ?? -1]?.trim() ?? "";
    const read = readLine(cell);
    if (typeof read === "string") file.refused.push({ line, name: cell("id"), note: read });
    else if (seen.has(`${read.kind} ${read.id}`)) file.refused.push({ line, name: read.id, note: messages.again });
    else {
      seen.add(`${read.kind} ${read.id}`);
      file.lines.push({ line, ...read });
    }
  }
  return file;
}

function readLine(cell: (column: Column) => string): Omit<PayoutLine, "line"> | string {
  const kind = KINDS[cell("type").toLowerCase()];
  if (!kind) return messages.type(cell("type"));
  if (!UUID.test(cell("id"))) return messages.id;
  const [amount, fee] = [cell("amount"), cell("fee") || "0"];
  for (const one of [amount, fee]) if (!AMOUNT.test(one)) return messages.amount(one);
  if (kind === "payment" && amount.startsWith("-")) return messages.negative;
  const currency = cell("currency").toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return messages.currency(cell("currency"));
  return { kind, id: cell("id").toLowerCase(), grossCents: centsOf(amount), feeCents: centsOf(fee), currency };
}

/** By its digits, as a fraction of a number is not exact. */
function centsOf(written: string): Cents {
  const [units = "0", part = ""] = written.replace("-", "").split(/[.,]/);
  return cents(Number(units) * 100 + Number(part.padEnd(2, "0")));
}
