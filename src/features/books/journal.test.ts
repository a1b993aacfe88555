import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TREATMENTS } from "#features/documents/document.ts";
import { readCsv } from "#shared/csv.ts";
import { cents, sum } from "#shared/money.ts";
import { journalCsv, ledgerText, meritBatches } from "./book-files.ts";
import { BOOKED, type Booked, byDay, type DocumentSum, journalOf, type Movement } from "./journal.ts";

const sale = (change: Partial<DocumentSum> = {}): DocumentSum => ({
  day: "2026-11-23",
  kind: "sale",
  provider: "stripe",
  treatment: "one-stop-shop",
  country: "FI",
  rate: 25.5,
  net: cents(10_000),
  vat: cents(2_550),
  shippingNet: cents(400),
  shippingVat: cents(102),
  first: "INV-2026-000001",
  last: "INV-2026-000003",
  sold: "2026-Q4",
  declared: "2026-11",
  ...change,
});
const told = (lines: ReturnType<typeof journalOf>) =>
  lines.map(({ kind, booked, debit, credit }) => [kind, booked, debit, credit]);

describe("the journal", () => {
  it("owes a sale to the shop by its provider, with goods, shipping and VAT apart", () =>
    expect(told(journalOf([sale()], []))).toEqual([
      ["sale", "provider", 12_550, 0],
      ["sale", "sales-one-stop-shop", 0, 9_600],
      ["sale", "shipping", 0, 400],
      ["sale", "vat-one-stop-shop", 0, 2_550],
    ]));

  it.each(["cash", "bank"])("owes nothing to the shop where the shopkeeper took the money: it is with the %s", (held) =>
    expect(told(journalOf([sale({ provider: held })], []))[0]).toEqual(["sale", held, 12_550, 0]),
  );

  it("takes a credit note back on the other side", () =>
    expect(
      told(
        journalOf(
          [
            sale({
              kind: "refund",
              treatment: "domestic",
              country: "EE",
              rate: 24,
              net: cents(-1000),
              vat: cents(-240),
              shippingNet: cents(0),
              shippingVat: cents(0),
            }),
          ],
          [],
        ),
      ),
    ).toEqual([
      ["refund", "provider", 0, 1_240],
      ["refund", "sales-domestic", 1_000, 0],
      ["refund", "vat-domestic", 240, 0],
    ]));

  it.each([
    ["fee", "fees"],
    ["payout", "bank"],
    ["surplus", "surplus"],
  ] as const)("takes a %s from what the provider owes", (kind, booked) =>
    expect(
      told(
        journalOf(
          [],
          [{ day: "2026-11-23", kind, provider: "stripe", cents: cents(43), reference: "po_1", paidOn: "2026-11-20" }],
        ),
      ),
    ).toEqual([
      [kind, booked, 43, 0],
      [kind, "provider", 0, 43],
    ]),
  );

  it("balances to the cent on every day, whatever happens", () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents);
    const day = fc.constantFrom("2026-12-31", "2027-01-01", "2027-03-28");
    const documents = fc.record({
      day,
      kind: fc.constantFrom("sale" as const, "refund" as const),
      provider: fc.constantFrom("a", "cash", "bank"),
      treatment: fc.constantFrom(...TREATMENTS),
      country: fc.constantFrom("EE", "GR"),
      rate: fc.constantFrom(0, 24),
      net: amount,
      vat: amount,
      shippingNet: amount,
      shippingVat: amount,
      first: fc.constant("1"),
      last: fc.constant("1"),
      sold: fc.constant("2026-Q4"),
      declared: fc.constant("2026-12"),
    });
    const movements = fc.record({
      day,
      kind: fc.constantFrom<Movement["kind"][]>("fee", "payout", "surplus"),
      provider: fc.constantFrom("a", "bank"),
      cents: amount,
      reference: fc.constant(""),
      paidOn: fc.constant(""),
    });
    fc.assert(
      fc.property(fc.array(documents), fc.array(movements), (sums, moved) => {
        for (const lines of byDay(journalOf(sums, moved)).values()) {
          expect(sum(lines.map(({ debit }) => debit))).toBe(sum(lines.map(({ credit }) => credit)));
          for (const { debit, credit } of lines) expect(Math.min(debit, credit) === 0 && debit + credit > 0).toBe(true);
        }
      }),
    );
  });
});

describe("the files", () => {
  const accounts = new Map<string, string>(BOOKED.map((booked, place) => [booked, String(3000 + place)]));
  const lines = journalOf(
    [sale(), sale({ day: "2026-11-24" })],
    [
      {
        day: "2026-11-24",
        kind: "payout",
        provider: "stripe",
        cents: cents(900),
        reference: "=po_1",
        paidOn: "2026-11-21",
      },
    ],
  );

  it("have each line with its account, and no formula", () => {
    const csv = journalCsv(lines, accounts);
    expect(csv).toContain("'=po_1");
    const [head, first] = readCsv(csv).map(({ cells }) => cells);
    expect(head).toEqual(
      "date documents kind account_kind account debit credit currency country vat_code provider payout paid_on sold_in declared_in".split(
        " ",
      ),
    );
    expect(first?.slice(0, 10)).toEqual([
      "2026-11-23",
      "INV-2026-000001 - INV-2026-000003",
      "sale",
      "provider",
      "3006",
      "125.50",
      "0.00",
      "EUR",
      "FI",
      "FI 25.5",
    ]);
    expect(first?.slice(12)).toEqual(["", "2026-Q4", "2026-11"]);
    expect(readCsv(csv).at(-1)?.cells.slice(12)).toEqual(["2026-11-21", "", ""]);
  });

  it("are for Merit Aktiva one balanced batch for each day", () => {
    const batches = meritBatches(lines, accounts);
    expect(batches.map(({ DocNo, BatchDate }) => [DocNo, BatchDate])).toEqual([
      ["SHOP-20261123", "20261123"],
      ["SHOP-20261124", "20261124"],
    ]);
    for (const { EntryRow } of batches)
      expect(
        EntryRow.reduce((total, { Debit, Credit }) => total + Math.round(Debit * 100) - Math.round(Credit * 100), 0),
      ).toBe(0);
    expect(batches[0]?.EntryRow[0]).toEqual({
      AccountCode: "3006",
      Debit: 125.5,
      Credit: 0,
      Memo: "sale FI 25.5 stripe",
    });
  });

  it("are refused where an account has no number", () => {
    const some = new Map([...accounts].filter(([booked]) => booked !== ("bank" satisfies Booked)));
    expect(() => meritBatches(lines, some)).toThrow("no account number");
    expect(() => ledgerText(lines, some)).toThrow("no account number");
  });

  it("are for other programs a text with tabs, which no cell breaks", () => {
    const text = ledgerText(journalOf([sale({ first: "a\tb\n=c" })], []), accounts);
    const rows = text
      .trimEnd()
      .split("\r\n")
      .map((row) => row.split("\t"));
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => 7));
    expect(rows).toHaveLength(5);
  });
});
