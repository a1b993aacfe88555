import type { Treatment } from "#features/documents/document.ts";
import { isExport } from "#features/shipping/countries.ts";
import { atLeastZero, type Cents, sum } from "#shared/money.ts";
import { mayCorrect } from "./quarter.ts";

/** The parts of a quarter's taxes, in the order of the screen. */
export const SECTIONS = [
  "return",
  "corrections",
  "domestic",
  "intra-community",
  "exports",
  "territories",
  "unexplained",
] as const;
export type Section = (typeof SECTIONS)[number];

/** What the documents of a quarter come to; amounts of credit notes are negative. */
export interface TaxSum {
  treatment: Treatment;
  /** Where the goods went, by ISO 3166-1. */
  country: string;
  /** Percent. */
  rate: number;
  /** In which they are declared: `2026-11`. */
  month: string;
  /** The quarter of the sale. */
  sold: string;
  net: Cents;
  vat: Cents;
  documents: number;
}

/** A line of the screen, of the return and of its file. What a section does not tell apart is null. */
export interface TaxFigure {
  section: Section;
  treatment: Treatment;
  country: string;
  rate: number | null;
  month: string | null;
  sold: string | null;
  net: Cents;
  vat: Cents;
  documents: number;
  /** false for a correction that is too late for a return: it goes to the member state itself. */
  isInReturn: boolean;
}

/** What each section tells apart beside the country. */
const TOLD: Readonly<Record<Section, readonly ("rate" | "month" | "sold")[]>> = {
  return: ["rate", "sold"],
  corrections: ["sold"],
  domestic: ["month", "rate"],
  "intra-community": ["month"],
  exports: ["month"],
  territories: ["month"],
  unexplained: ["rate"],
};

function sectionOf({ treatment, country, sold }: TaxSum, quarter: string): Section {
  switch (treatment) {
    case "one-stop-shop":
      return sold === quarter ? "return" : "corrections";
    case "export":
      return isExport(country) ? "exports" : "territories";
    case "none":
      return "unexplained";
    default:
      return treatment;
  }
}

/**
 * The figures of a quarter. What changes a sale of an earlier quarter in the One Stop Shop is a correction of that quarter's
 * return (2006/112/EC, article 369g(4)); at home it counts in the month of its document.
 */
export function taxFigures(sums: readonly TaxSum[], quarter: string): TaxFigure[] {
  const groups = Map.groupBy(
    sums.map((one) => {
      const section = sectionOf(one, quarter);
      const kept = (what: "rate" | "month" | "sold") => TOLD[section].includes(what);
      const key = {
        section,
        treatment: one.treatment,
        country: one.country,
        rate: kept("rate") ? one.rate : null,
        month: kept("month") ? one.month : null,
        sold: kept("sold") ? one.sold : null,
      };
      return { key, one };
    }),
    ({ key }) => JSON.stringify(key),
  );
  return [...groups.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { key } = first;
    return {
      ...key,
      net: sum(of.map(({ one }) => one.net)),
      vat: sum(of.map(({ one }) => one.vat)),
      documents: of.reduce((total, { one }) => total + one.documents, 0),
      isInReturn: key.section !== "corrections" || mayCorrect(key.sold ?? quarter, quarter),
    };
  });
}

/** The VAT of the return with its corrections, by country of consumption. */
function balances(figures: readonly TaxFigure[]): { country: string; vat: Cents }[] {
  const declared = figures.filter(
    ({ section, isInReturn }) => section === "return" || (section === "corrections" && isInReturn),
  );
  return [...Map.groupBy(declared, ({ country }) => country)].map(([country, of]) => ({
    country,
    vat: sum(of.map(({ vat }) => vat)),
  }));
}

/**
 * What is due with the return: of each country its own VAT with its corrections (2006/112/EC, articles 369g and 369i). A country that owes
 * more than it is due lowers nothing of the others.
 */
export const dueWithReturn = (figures: readonly TaxFigure[]): Cents =>
  sum(balances(figures).map(({ vat }) => atLeastZero(vat)));

/** The countries whose corrections come to more than the VAT that is due there. */
export const negativeBalances = (figures: readonly TaxFigure[]): { country: string; vat: Cents }[] =>
  balances(figures).filter(({ vat }) => vat < 0);
