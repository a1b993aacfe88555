import { currentLanguage, DEFAULT_LANGUAGE } from "#shared/language.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import type { DocumentLine, IssuedDocument } from "../../document.ts";
import { lineInWords } from "../../line-in-words.ts";
import { messages } from "../../messages.ts";
import { numberFormat } from "./number-format.ts";
import { INK, leading, PAGE, type Sheet, type TextLook } from "./sheet.ts";

/** Widths in points, the item first; together the width of the page. */
const WIDTHS = [196, 34, 78, 44, 64, 68] as const;
const GAP = 6;
const SIZE = 9;

export const rateInWords = (rate: number): string =>
  `${numberFormat(currentLanguage(), { maximumFractionDigits: 2 }).format(rate)} %`;

/** The lines of a document, over as many pages as they need; each page begins with the headings. */
export function drawLines(sheet: Sheet, { data }: IssuedDocument): void {
  const { columns } = messages;
  const head = [columns.item, columns.quantity, columns.unit, columns.rate, columns.net, columns.gross];
  const table = sheet.group(sheet.root, "Table");
  const tr = sheet.group(table, "TR");
  drawHead(sheet, head, (cell) => sheet.tag(tr, "TH", cell, { scope: "Column" }));
  tr.end();
  const underHead = () => {
    sheet.rule(sheet.y, INK.text);
    sheet.y += 4;
  };
  underHead();
  for (const line of data.lines) {
    const { name, note, numbers } = cellsOf(line, data.currency);
    const nameLines = sheet.lines(name, WIDTHS[0] - GAP);
    const noteLook: TextLook = { size: 7.5, color: INK.soft };
    const noteLines = note ? sheet.lines(note, WIDTHS[0] - GAP, noteLook) : [];
    const height = nameLines.length * leading(SIZE) + noteLines.length * leading(7.5) + 6;
    if (sheet.y + height > PAGE.bottom) {
      sheet.turn();
      sheet.artifact(() => drawHead(sheet, head, (cell) => cell()), "Pagination");
      underHead();
    }
    const from = sheet.y;
    const row = sheet.group(table, "TR");
    let end = from;
    sheet.tag(row, "TD", () => {
      end = sheet.write(nameLines, PAGE.left, from, WIDTHS[0]);
      end = sheet.write(noteLines, PAGE.left, end, WIDTHS[0], noteLook);
    });
    let x = PAGE.left + WIDTHS[0];
    for (const [place, number] of numbers.entries()) {
      const width = WIDTHS[place + 1] ?? 60;
      const at = x;
      sheet.tag(row, "TD", () => {
        const inCell = sheet.lines(number, width - GAP);
        end = Math.max(end, sheet.write(inCell, at + GAP, from, width - GAP, { align: "right" }));
      });
      x += width;
    }
    row.end();
    sheet.y = end + 2;
    sheet.rule(sheet.y);
    sheet.y += 4;
  }
  table.end();
}

function drawHead(sheet: Sheet, head: readonly string[], cell: (draw: () => void) => void): void {
  const look: TextLook = { size: 7.5, color: INK.soft };
  const from = sheet.y;
  let end = from;
  let x: number = PAGE.left;
  for (const [place, label] of head.entries()) {
    const width = (WIDTHS[place] ?? 60) - GAP;
    const at = place === 0 ? x : x + GAP;
    cell(() => {
      const align = place === 0 ? "left" : "right";
      end = Math.max(end, sheet.write(sheet.lines(label, width, look), at, from, width, { ...look, align }));
    });
    x += WIDTHS[place] ?? 60;
  }
  sheet.y = end + 3;
}

function cellsOf(line: DocumentLine, currency: string): { name: string; note: string | null; numbers: string[] } {
  const money = (amount: Cents) => formatMoney(amount, currency);
  const isPart = line.kind === "part";
  const discount = line.discount > 0 ? messages.discount(money(line.discount)) : null;
  const kept = line.gross === 0 ? messages.deductionWhole : messages.deduction;
  const deduction = line.deduction ? kept(money(line.deduction)) : null;
  const quantity = isPart ? "" : numberFormat(currentLanguage(), {}).format(line.quantity);
  return {
    name: lineInWords(line),
    note: [line.sku, discount, deduction].filter(Boolean).join(" · ") || null,
    numbers: [quantity, unitPrice(line, currency), rateInWords(line.rate), money(line.net), money(line.gross)],
  };
}

/** Without VAT and after discounts; with four decimals where two would not be exact. */
function unitPrice({ kind, net, quantity }: DocumentLine, currency: string): string {
  if (kind === "part" || quantity < 1) return "";
  const isExact = net % quantity === 0;
  const language = currentLanguage();
  return numberFormat(language === DEFAULT_LANGUAGE ? "en-IE" : language, {
    style: "currency",
    currency,
    maximumFractionDigits: isExact ? 2 : 4,
  }).format(net / quantity / 100);
}
