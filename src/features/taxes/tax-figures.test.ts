import { describe, expect, it } from "vitest";
import { readCsv } from "#shared/csv.ts";
import { cents } from "#shared/money.ts";
import { correctionsCsv, figuresCsv, returnCsv } from "./server/tax-files.ts";
import { dueWithReturn, negativeBalances, type TaxSum, taxFigures } from "./tax-figures.ts";

const sold = (change: Partial<Omit<TaxSum, "net" | "vat">> & { net?: number; vat?: number }): TaxSum => ({
  treatment: "one-stop-shop",
  country: "FI",
  rate: 25.5,
  month: "2026-11",
  sold: "2026-Q4",
  documents: 1,
  ...change,
  net: cents(change.net ?? 10_000),
  vat: cents(change.vat ?? 2_550),
});
const told = (sums: TaxSum[]) =>
  taxFigures(sums, "2026-Q4").map((one) => [one.section, one.country, one.rate, one.month, one.sold, one.net, one.vat]);

describe("the figures of a quarter", () => {
  it("add up months of a country and rate in the return", () =>
    expect(told([sold({}), sold({ month: "2026-12", net: -400, vat: -102 })])).toEqual([
      ["return", "FI", 25.5, null, "2026-Q4", 9_600, 2_448],
    ]));

  it("have a refund of an earlier quarter's sale as a correction of that quarter, without a rate", () =>
    expect(
      told([
        sold({ sold: "2026-Q3", net: -400, vat: -102 }),
        sold({ sold: "2026-Q3", rate: 24, net: -100, vat: -24 }),
        sold({ sold: "2025-Q4", net: -200, vat: -51 }),
      ]),
    ).toEqual([
      ["corrections", "FI", null, null, "2026-Q3", -500, -126],
      ["corrections", "FI", null, null, "2025-Q4", -200, -51],
    ]));

  it("count domestic credit notes in their month, whichever quarter was sold", () =>
    expect(
      told([
        sold({ treatment: "domestic", country: "EE", rate: 24 }),
        sold({ treatment: "domestic", country: "EE", rate: 24, sold: "2026-Q1", net: -100, vat: -24 }),
        sold({ treatment: "domestic", country: "EE", rate: 24, month: "2026-12" }),
      ]),
    ).toEqual([
      ["domestic", "EE", 24, "2026-11", null, 9_900, 2_526],
      ["domestic", "EE", 24, "2026-12", null, 10_000, 2_550],
    ]));

  it("tell months of exports apart, as the national return does", () =>
    expect(
      told([
        sold({ treatment: "export", country: "US", rate: 0, vat: 0 }),
        sold({ treatment: "export", country: "US", rate: 0, vat: 0, month: "2026-12" }),
        sold({ treatment: "export", country: "ES", rate: 0, vat: 0, month: "2026-12" }),
      ]),
    ).toEqual([
      ["exports", "US", null, "2026-11", null, 10_000, 0],
      ["exports", "US", null, "2026-12", null, 10_000, 0],
      ["territories", "ES", null, "2026-12", null, 10_000, 0],
    ]));

  it.each([
    ["export", "US", "exports"],
    ["export", "ES", "territories"],
    ["intra-community", "LV", "intra-community"],
    ["none", "LV", "unexplained"],
  ] as const)("put %s to %s under %s", (treatment, country, section) =>
    expect(told([sold({ treatment, country, rate: 0, vat: 0 })])[0]?.[0]).toBe(section),
  );

  it("owe the VAT of the return with its corrections, without those that are too late", () => {
    const figures = taxFigures(
      [
        sold({}),
        sold({ sold: "2026-Q3", vat: -102 }),
        sold({ sold: "2022-Q1", vat: -500 }),
        sold({ treatment: "domestic" }),
      ],
      "2026-Q4",
    );
    expect(dueWithReturn(figures)).toBe(2_448);
    expect(figures.filter(({ isInReturn }) => !isInReturn).map(({ sold: of }) => of)).toEqual(["2022-Q1"]);
    expect(negativeBalances(figures)).toEqual([]);
  });

  it("owe each country its own VAT: a country below zero lowers nothing of the others", () => {
    const figures = taxFigures(
      [
        sold({}),
        sold({ country: "DE", rate: 19, vat: 100 }),
        sold({ country: "DE", sold: "2026-Q3", vat: -300 }),
        sold({ country: "LV", sold: "2026-Q3", vat: -51 }),
        sold({ country: "LT", sold: "2022-Q1", vat: -500 }),
      ],
      "2026-Q4",
    );
    expect(dueWithReturn(figures)).toBe(2_550);
    expect(negativeBalances(figures)).toEqual([
      { country: "DE", vat: -200 },
      { country: "LV", vat: -51 },
    ]);
  });
});

describe("the files", () => {
  const figures = taxFigures(
    [
      sold({ country: "GR", rate: 24 }),
      sold({ sold: "2026-Q3", net: -400, vat: -102 }),
      sold({ sold: "2022-Q1", vat: -500 }),
    ],
    "2026-Q4",
  );
  const rows = (csv: string) => readCsv(csv).map(({ cells }) => cells.join(" "));

  it("have the return by states, as VAT returns name them", () =>
    expect(rows(returnCsv(figures, "EE"))[1]).toBe("EL EE GOODS STANDARD 24.00 100.00 25.50 EUR"));
  it("have corrections by state and quarter, without those that are too late", () =>
    expect(rows(correctionsCsv(figures)).slice(1)).toEqual(["FI 2026 3 -1.02 EUR"]));
  it("have all figures", () => expect(rows(figuresCsv(figures))).toHaveLength(4));
});
