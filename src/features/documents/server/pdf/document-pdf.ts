import { countryName } from "#features/shipping/countries.ts";
import { dayInWords } from "#shared/day.ts";
import { currentLanguage } from "#shared/language.ts";
import { type Cents, cents, formatMoney } from "#shared/money.ts";
import { hasWordmark } from "#shared/store-settings.ts";
import wordmark from "../../../../../assets/wordmark.svg?raw";
import type { IssuedDocument } from "../../document.ts";
import { totalOf, totalsByRate } from "../../document-totals.ts";
import { messages } from "../../messages.ts";
import { methodInWords } from "../../method-in-words.ts";
import { drawLines, rateInWords } from "./goods-table.ts";
import { INK, leading, PAGE, Sheet, type TextLook } from "./sheet.ts";

/** A file within the PDF, such as the same document for programs. */
export interface Enclosed {
  name: string;
  type: string;
  bytes: Buffer;
}

/**
 * The document as a tagged PDF/A-3a in the language that is spoken, from its frozen data alone: the same document makes the same
 * bytes.
 */
export async function documentPdf(document: IssuedDocument, enclosed: readonly Enclosed[] = []): Promise<Buffer> {
  const { number, data, issuedAt } = document;
  const title = `${kindInWords(document)} ${number}`;
  const sheet = new Sheet({ title, author: data.seller.name, language: currentLanguage(), at: issuedAt });
  for (const { name, type, bytes } of enclosed) {
    // The types of pdfkit do not know `relationship` yet.
    const options = {
      name,
      type,
      description: title,
      relationship: "Alternative",
      creationDate: issuedAt,
      modifiedDate: issuedAt,
    };
    sheet.doc.file(bytes, options);
  }
  head(sheet, document);
  parties(sheet, document);
  facts(sheet, document);
  drawLines(sheet, document);
  sums(sheet, document);
  notes(sheet, document);
  const reach = [data.seller.name, data.seller.email, data.seller.phone].filter(Boolean).join(" · ");
  sheet.foot((page, of) => {
    const look: TextLook = { size: 7.5, color: INK.soft };
    const half = (PAGE.right - PAGE.left) * 0.7;
    sheet.write(sheet.lines(`${number} · ${reach}`, half, look).slice(0, 1), PAGE.left, 800, half, look);
    const counted = sheet.lines(messages.page(page, of), 120, look);
    sheet.write(counted, PAGE.right - 120, 800, 120, { ...look, align: "right" });
  });
  return sheet.end();
}

/** The outline of the drawn name, 108 high and 648 wide from 3 above its origin. */
const WORDMARK = /\bd="([^"]+)"/.exec(wordmark)?.[1] ?? "";

/** The shop's name as it is drawn, 22 points high; another name in type. Answers where it ends. */
function shopName(sheet: Sheet, name: string): number {
  const { doc } = sheet;
  if (hasWordmark(name)) {
    const draw = () => {
      doc
        .save()
        .translate(PAGE.left, PAGE.top)
        .scale(22 / 108);
      doc.path(WORDMARK).fill(INK.text);
      doc.restore();
    };
    sheet.tag(sheet.root, "Figure", draw, { alt: name });
    return PAGE.top + 26;
  }
  sheet.artifact(() => {
    doc
      .save()
      .translate(PAGE.left - 8, PAGE.top - 8)
      .scale(0.95);
    doc.lineWidth(1.8).strokeColor(INK.gold).path("M16 5c4 5 7 9 7 13a7 7 0 0 1-14 0c0-4 3-8 7-13z").stroke();
    doc.lineWidth(1.3).strokeColor("#b8923a").path("M12.5 19a3.5 3.5 0 0 0 3.5 3.5").stroke();
    doc.restore();
  });
  const look: TextLook = { style: "title", size: 25 };
  const width = 260;
  let end: number = PAGE.top;
  sheet.tag(sheet.root, "P", () => {
    end = sheet.write(sheet.lines(name, width, look), PAGE.left + 24, PAGE.top - 6, width, look);
  });
  return end;
}

const kindInWords = ({ kind, data }: IssuedDocument): string =>
  data.seller.vatNumber ? messages.kindsWithVatNumber[kind] : messages.kinds[kind];

function head(sheet: Sheet, document: IssuedDocument): void {
  const { isTest, data } = document;
  const left = shopName(sheet, data.seller.storeName);
  const title: TextLook = { style: "title", size: 21, color: INK.gold, align: "right" };
  let right: number = PAGE.top;
  sheet.tag(sheet.root, "H1", () => {
    right = sheet.write(sheet.lines(kindInWords(document), 190, title), PAGE.right - 190, PAGE.top - 3, 190, title);
  });
  sheet.y = Math.max(left, right) + 8;
  sheet.rule(sheet.y, INK.gold);
  sheet.y += 10;
  if (!isTest) return;
  const test: TextLook = { style: "bold", size: 9, color: "#8c1d18" };
  sheet.tag(sheet.root, "P", () => {
    sheet.y = sheet.write(sheet.lines(messages.test, 480, test), PAGE.left, sheet.y, 480, test) + 6;
  });
}

/** Two columns, each read to its end. */
function parties(sheet: Sheet, { data: { seller, buyer } }: IssuedDocument): void {
  const country = (code: string | null) => (code ? [countryName(code)] : []);
  const labelled = (label: string, value: string | null) => (value ? [`${label}: ${value}`] : []);
  const columns: [title: string, name: string, lines: string[]][] = [
    [
      messages.seller,
      seller.name,
      [
        ...seller.address,
        ...labelled(messages.register, seller.register),
        ...labelled(messages.registerNumber, seller.registerNumber),
        ...labelled(messages.vatNumber, seller.vatNumber),
        ...labelled(messages.weee, seller.weee),
      ],
    ],
    [
      messages.buyer,
      buyer.name,
      [
        ...buyer.address,
        ...country(buyer.country),
        ...labelled(messages.registerNumber, buyer.registerNumber ?? null),
        ...labelled(messages.vatNumber, buyer.vatNumber),
      ],
    ],
  ];
  const width = 228;
  const from = sheet.y;
  const ends = columns.map(([title, name, lines], place) => {
    const x = place === 0 ? PAGE.left : PAGE.right - width;
    const part = sheet.group(sheet.root, "Sect");
    let y = from;
    const draw = (type: string, text: string, look: TextLook) =>
      sheet.tag(part, type, () => {
        y = sheet.write(sheet.lines(text, width, look), x, y, width, look);
      });
    draw("H2", title, { size: 8, color: INK.soft });
    draw("P", name, { style: "bold", size: 10 });
    for (const line of lines) draw("P", line, {});
    part.end();
    return y;
  });
  sheet.y = Math.max(...ends) + 10;
}

/** Numbers and days, in a table of two rows with a heading for each column. */
function facts(sheet: Sheet, { number, issuedOn, data }: IssuedDocument): void {
  const method = methodInWords(data.method);
  const cells: [label: string, value: string][] = [
    [messages.number, number],
    [messages.issuedOn, dayInWords(issuedOn)],
    [messages.order, data.orderNumber],
    [messages.orderedOn, dayInWords(data.orderedOn)],
    [messages.paidOn, dayInWords(data.paidOn)],
    ...(method ? [[messages.method, method] as [string, string]] : []),
  ];
  sheet.rule(sheet.y);
  sheet.y += 7;
  const perRow = 3;
  const width = (PAGE.right - PAGE.left) / perRow - 10;
  const list = sheet.group(sheet.root, "L");
  for (let first = 0; first < cells.length; first += perRow) {
    const from = sheet.y;
    let end = from;
    for (const [place, [label, value]] of cells.slice(first, first + perRow).entries()) {
      const x = PAGE.left + place * (width + 15);
      const item = sheet.group(list, "LI");
      let y = from;
      sheet.tag(item, "Lbl", () => {
        const look: TextLook = { size: 8, color: INK.soft };
        y = sheet.write(sheet.lines(label, width, look), x, y, width, look);
      });
      sheet.tag(item, "LBody", () => {
        y = sheet.write(sheet.lines(value, width, { style: "bold" }), x, y, width, {});
      });
      item.end();
      end = Math.max(end, y);
    }
    sheet.y = end + 5;
  }
  list.end();
  sheet.y += 6;
}

/** VAT by rate, and what it comes to. Both stay on one page. */
function sums(sheet: Sheet, { kind, data }: IssuedDocument): void {
  const money = (amount: Cents) => formatMoney(amount, data.currency);
  const rates = totalsByRate(data.lines);
  const { net, vat, gross } = totalOf(data.lines);
  const size = 9;
  if (sheet.y + leading(size) * (rates.length + 9) > PAGE.bottom) sheet.turn();
  sheet.y += 8;
  const from = sheet.y;
  rateTable(sheet, rates, money);
  const afterRates = sheet.y;
  const [x, width] = [PAGE.right - 220, 220];
  const part = sheet.group(sheet.root, "Sect");
  let y = from;
  const line = (label: string, amount: string, look: TextLook = {}) =>
    sheet.tag(part, "P", () => {
      const end = sheet.write(sheet.lines(label, width - 90, look), x, y, width - 90, look);
      sheet.write(sheet.lines(amount, 90, look), x + width - 90, y, 90, { ...look, align: "right" });
      y = end + 2;
    });
  line(messages.net, money(net));
  line(messages.vat, money(vat));
  line(messages.gross, money(gross), { style: "bold", size: 12 });
  if (kind === "invoice") {
    line(messages.paid, money(gross));
    line(messages.due, money(cents(0)), { style: "bold" });
  } else line(messages.credited, money(gross), { style: "bold" });
  part.end();
  sheet.y = Math.max(afterRates, y) + 8;
}

function rateTable(sheet: Sheet, rates: ReturnType<typeof totalsByRate>, money: (amount: Cents) => string): void {
  const columns = [74, 100, 72];
  const table = sheet.group(sheet.root, "Table");
  const row = (cells: readonly string[], isHead: boolean) => {
    const tr = sheet.group(table, "TR");
    const look: TextLook = isHead ? { size: 8, color: INK.soft } : {};
    let end = sheet.y;
    let x: number = PAGE.left;
    for (const [place, cell] of cells.entries()) {
      const width = (columns[place] ?? 60) - 4;
      const at = x;
      const align = place === 0 ? "left" : "right";
      const draw = () => {
        end = Math.max(end, sheet.write(sheet.lines(cell, width, look), at, sheet.y, width, { ...look, align }));
      };
      sheet.tag(tr, isHead ? "TH" : "TD", draw, isHead ? { scope: "Column" } : {});
      x += columns[place] ?? 60;
    }
    tr.end();
    sheet.y = end + 2;
  };
  row([messages.byRate, messages.taxable, messages.vat], true);
  for (const { rate, net, vat } of rates) row([rateInWords(rate), money(net), money(vat)], false);
  table.end();
}

function notes(sheet: Sheet, { data }: IssuedDocument): void {
  const { corrects, treatment, destination } = data;
  const said = [
    ...(corrects
      ? [`${messages.corrects(corrects.number, dayInWords(corrects.issuedOn))} ${messages.corrections[corrects.why]}`]
      : []),
    ...(treatment === "one-stop-shop" ? [messages.notes.oneStopShop(countryName(destination))] : []),
    ...(treatment === "export" ? [messages.notes.export] : []),
    ...(treatment === "intra-community" ? [messages.notes.intraCommunity] : []),
  ];
  const width = PAGE.right - PAGE.left;
  for (const note of said) {
    const lines = sheet.lines(note, width);
    if (sheet.y + lines.length * leading(9) > PAGE.bottom) sheet.turn();
    sheet.tag(sheet.root, "P", () => {
      sheet.y = sheet.write(lines, PAGE.left, sheet.y, width) + 3;
    });
  }
}
