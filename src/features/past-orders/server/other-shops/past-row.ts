import type { Row } from "#features/products/server/other-shops/taken-product.ts";
import { isEmail, tidyEmail } from "#features/subscribers/email-address.ts";
import { messages } from "../../import-messages.ts";
import { centsIn, momentIn, type SlashOrder, slashOrderOf } from "../../past-cells.ts";
import type { PastAddress, PastOrder } from "../../past-order.ts";
import type { Reading, ReadLine } from "./read-line.ts";

const MAX_TEXT = 200;

/** Reads cells of a line, and gathers what is wrong with it. */
export class PastRow {
  readonly problems: string[] = [];
  readonly notes: string[] = [];
  readonly #row: Row;
  readonly #reading: Reading;
  readonly #slashes: SlashOrder;
  constructor(row: Row, reading: Reading, slashes: SlashOrder) {
    this.#row = row;
    this.#reading = reading;
    this.#slashes = slashes;
  }

  /** The first of the columns that says something, on one line. Spreadsheets put an apostrophe before numbers that are text. */
  text(...titles: readonly string[]): string {
    const found = titles.map((title) => this.#row.of(title)).find((cell) => cell !== "") ?? "";
    return found
      .replace(/^'/, "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, MAX_TEXT);
  }

  /** Null where the cell is empty; one that is no amount is a problem. */
  cents(title: string): number | null {
    const written = this.#row.of(title);
    if (written === "") return null;
    const read = centsIn(written);
    if (read === null) this.problems.push(messages.amount(title, written));
    return read;
  }

  /** Null for an empty cell; what is no date, could be two or is to come is a problem. */
  moment(title: string): Date | null {
    const written = this.#row.of(title).replace(/^'/, "");
    if (written === "") return null;
    const read = momentIn(written, this.#slashes, this.#reading.timeZone);
    if (read && read <= this.#reading.now) return read;
    this.problems.push(read ? messages.future(title, written) : messages.date(title, written));
    return null;
  }

  /** Empty where it is none. */
  email(...titles: readonly string[]): string {
    const written = tidyEmail(this.text(...titles)).toLowerCase();
    return isEmail(written) ? written : "";
  }

  address(names: Readonly<Record<keyof PastAddress, readonly string[]>>): PastAddress | null {
    const address: PastAddress = {
      name: this.text(...names.name),
      company: this.text(...names.company),
      street: names.street
        .map((title) => this.text(title))
        .filter(Boolean)
        .join(", ")
        .slice(0, MAX_TEXT),
      zip: this.text(...names.zip),
      city: this.text(...names.city),
      country: this.text(...names.country),
      phone: this.text(...names.phone),
    };
    return Object.values(address).some(Boolean) ? address : null;
  }
}

/** Rows that read dates alike: the whole column decides what 03/04/2026 is. `usual` where it does not. */
export function pastRows(
  rows: readonly Row[],
  dates: readonly string[],
  reading: Reading,
  usual: SlashOrder = "unclear",
) {
  const slashes = slashOrderOf(
    rows.flatMap((row) => dates.map((title) => row.of(title))),
    usual,
  );
  return rows.map((row) => ({ row, cells: new PastRow(row, reading, slashes) }));
}

/** The order, or why it cannot be taken. Who cannot be found by an email later is left out of it. */
export function orderLine(
  line: number,
  cells: PastRow,
  order: Omit<PastOrder, "orderedAt"> & { orderedAt: Date | null },
): ReadLine {
  const { problems, notes } = cells;
  const { orderNumber, orderedAt, currency } = order;
  if (orderNumber === "") problems.push(messages.noNumber);
  if (!orderedAt && problems.length === 0) problems.push(messages.noDate);
  if (!/^[A-Z]{3}$/.test(currency)) problems.push(messages.currency(currency));
  const name = orderNumber.slice(0, 100) || messages.unnamed;
  if (problems.length > 0 || !orderedAt) return { line, name, problems, notes };
  if (order.email !== "") return { line, name, problems, notes, order: { ...order, orderedAt } };
  notes.push(messages.nobody);
  const told = { ...order.told, billing: null, shipping: null };
  return { line, name, problems, notes, order: { ...order, orderedAt, name: "", told } };
}

/** Says so where the parts are not the total; both are kept as they are told. In hundredths; a cent for each line may be rounded. */
export function tellDifference(
  cells: PastRow,
  { totalCents, told }: Pick<PastOrder, "totalCents" | "told">,
  isTaxWithin: boolean,
): void {
  if (told.lines.length === 0 || told.lines.some(({ amount_cents }) => amount_cents === null)) return;
  const goods = told.lines.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0);
  const parts = goods + (told.shipping_cents ?? 0) - (told.discount_cents ?? 0);
  const sums = isTaxWithin ? [parts, parts + (told.tax_cents ?? 0)] : [parts + (told.tax_cents ?? 0)];
  const rounding = told.lines.length + 1;
  if (sums.every((sum) => Math.abs(sum - totalCents) > rounding)) cells.notes.push(messages.difference);
}
