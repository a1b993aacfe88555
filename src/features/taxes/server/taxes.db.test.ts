import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Correction, DocumentData, DocumentKind } from "#features/documents/document.ts";
import { issueDocument } from "#features/documents/server/issue-document.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { readCsv } from "#shared/csv.ts";
import { dayIn } from "#shared/day.ts";
import { aLine, sampleDocument } from "#tests/documents.ts";
import { officeOfFile } from "#tests/office.ts";
import * as row from "#tests/rows.ts";
import { daysOf } from "../quarter.ts";
import { type TaxFigure, taxFigures } from "../tax-figures.ts";
import { closeQuarter, reopenQuarter } from "./close-quarter.ts";
import { documentParts, recapitulativeCsv, recordParts } from "./tax-files.ts";
import { figureDocuments, knownQuarters, lateSums, recapitulated, taxSums } from "./tax-queries.ts";

const { shop, ...office } = await officeOfFile();
const ZONE = "Europe/Tallinn";
const actor = { administratorId: "", requestId: "test" };
let order: { orderId: string; paymentId: string };

beforeEach(async () => {
  const { rows } = await shop.pool.query("SELECT id FROM administrators LIMIT 1");
  actor.administratorId = rows[0].id;
  const client = await shop.pool.connect();
  const orderId = await row.anOrder(client);
  order = { orderId, paymentId: await row.aPaidPayment(client, orderId) };
  client.release();
});

interface Issued {
  kind?: DocumentKind;
  /** When it is issued, and paid where it is no correction. */
  at: string;
  paidOn?: string;
  corrects?: Correction;
  isTest?: boolean;
  data?: Partial<DocumentData>;
}
const FINNISH = {
  destination: "FI",
  treatment: "one-stop-shop",
  lines: [aLine("Lavender Oil", 12_550, { rate: 25.5 })],
} as const;

const issue = (tx: Tx, { kind = "invoice", at, paidOn, corrects, isTest = false, data = FINNISH }: Issued) => {
  const issuedOn = dayIn(ZONE, new Date(at));
  return issueDocument(tx, {
    kind,
    isTest,
    dedupeKey: randomUUID(),
    ...order,
    refundId: null,
    correctsId: null,
    language: "en",
    issuedOn,
    issuedAt: new Date(at),
    data: sampleDocument({
      paidOn: paidOn ?? issuedOn,
      corrects: corrects ? { number: "INV-1", issuedOn: paidOn ?? issuedOn, why: corrects } : null,
      ...data,
    }).data,
  });
};
const issued = (input: Issued) => transact(shop.db, (tx) => issue(tx, input));
const figuresOf = async (quarter: string, isTest = false) =>
  taxFigures(await taxSums(shop.db, quarter, isTest), quarter);
const told = (figures: TaxFigure[]) =>
  figures.map((one) => [one.section, one.country, one.sold, one.net, one.vat, one.documents]);

describe("the quarter of a document", () => {
  it("is that of its payment in the shop's time zone, at the year's end and as the clocks change", async () => {
    const days = [
      ["2031-12-31T21:59:59Z", "2031-Q4"],
      ["2031-12-31T22:00:00Z", "2032-Q1"],
      ["2032-03-31T20:59:59Z", "2032-Q1"],
      ["2032-03-31T21:00:00Z", "2032-Q2"],
      ["2032-09-30T20:59:59Z", "2032-Q3"],
      ["2032-10-31T00:30:00Z", "2032-Q4"],
    ] as const;
    for (const [at] of days) await issued({ at });
    const counted = Object.groupBy(days, ([, quarter]) => quarter);
    for (const [quarter, of] of Object.entries(counted))
      expect([quarter, told(await figuresOf(quarter))]).toEqual([
        quarter,
        [["return", "FI", quarter, 10_000 * of.length, 2_550 * of.length, of.length]],
      ]);
  });

  it("is that of the sale for a refund within it, and a correction after it", async () => {
    await issued({ at: "2033-02-01T10:00:00Z" });
    const lines = [aLine("Lavender Oil", 1_255, { rate: 25.5 })];
    await issued({
      kind: "credit-note",
      at: "2033-03-01T10:00:00Z",
      paidOn: "2033-02-01",
      corrects: "refund",
      data: { ...FINNISH, lines },
    });
    await issued({
      kind: "credit-note",
      at: "2033-04-01T10:00:00Z",
      paidOn: "2033-02-01",
      corrects: "refund",
      data: { ...FINNISH, lines },
    });
    expect(told(await figuresOf("2033-Q1"))).toEqual([["return", "FI", "2033-Q1", 9_000, 2_295, 2]]);
    expect(told(await figuresOf("2033-Q2"))).toEqual([["corrections", "FI", "2033-Q1", -1_000, -255, 1]]);
  });

  it("is that of the payment for an invoice that was issued later", async () => {
    await issued({ at: "2033-11-05T10:00:00Z", paidOn: "2033-09-30" });
    expect(told(await figuresOf("2033-Q3"))).toEqual([["return", "FI", "2033-Q3", 10_000, 2_550, 1]]);
  });

  it("leaves out test payments, and has them apart", async () => {
    await issued({ at: "2034-02-01T10:00:00Z", isTest: true });
    expect(await figuresOf("2034-Q1")).toEqual([]);
    expect(await figuresOf("2034-Q1", true)).toHaveLength(1);
  });
});

it("businesses in other member states leave the One Stop Shop, and are listed by month and VAT number", async () => {
  const business = (vatNumber: string, destination: string, net: number): Partial<DocumentData> => ({
    destination,
    treatment: "intra-community",
    lines: [aLine("Lavender Oil", net, { rate: 0 })],
    buyer: { ...sampleDocument().data.buyer, name: "Muster GmbH", vatNumber },
  });
  await issued({ at: "2035-01-10T10:00:00Z", data: business("DE123456781", "DE", 10_000) });
  await issued({ at: "2035-01-20T10:00:00Z", data: business("DE123456781", "AT", 5_000) });
  await issued({ at: "2035-01-25T10:00:00Z", data: business("LV12345678901", "DE", 700) });
  const back = { kind: "credit-note", at: "2035-02-01T10:00:00Z", paidOn: "2035-01-10", corrects: "refund" } as const;
  await issued({ ...back, data: business("DE123456781", "DE", 4_000) });
  await issued({ at: "2035-01-25T10:00:00Z" });
  const quarter = "2035-Q1";
  const listed = await recapitulated(shop.db, { ...daysOf(quarter), isTest: false });
  expect(listed.map(({ month, vatNumber, net, documents }) => [month, vatNumber, net, documents])).toEqual([
    ["2035-01", "DE123456781", 15_000, 2],
    ["2035-01", "LV12345678901", 700, 1],
    ["2035-02", "DE123456781", -4_000, 1],
  ]);
  const figures = await figuresOf(quarter);
  const net = (section: string) =>
    figures.filter((one) => one.section === section).reduce((sum, one) => sum + one.net, 0);
  expect([net("intra-community"), net("return")]).toEqual([11_700, 10_000]);
  const of = {
    quarter,
    isTest: false,
    treatment: "intra-community",
    month: "2035-01",
    vatNumber: "DE123456781",
  } as const;
  const documents = await figureDocuments(shop.db, of, { after: null, limit: 10 });
  expect(documents.map(({ netCents }) => netCents)).toEqual([5_000, 10_000]);
  expect(recapitulativeCsv(listed)).toContain("2035-01,DE,123456781,Muster GmbH,GOODS,150.00,EUR");
});

it("a supply to a business is declared in the month of its invoice, and a sale to a consumer in that of its payment", async () => {
  const late = { at: "2035-07-03T10:00:00Z", paidOn: "2035-06-30" };
  const treatment = "intra-community" as const;
  await issued({
    ...late,
    data: { destination: "DE", treatment, lines: [aLine("Lavender Oil", 10_000, { rate: 0 })] },
  });
  await issued({ ...late });
  expect(told(await figuresOf("2035-Q2"))).toEqual([["return", "FI", "2035-Q2", 10_000, 2_550, 1]]);
  expect((await figuresOf("2035-Q3")).map(({ section, month }) => [section, month])).toEqual([
    ["intra-community", "2035-07"],
  ]);
});

describe("a national return", () => {
  const at24 = { destination: "EE", treatment: "domestic", lines: [aLine("Lavender Oil", 12_400)] } as const;

  it("is filed again where a sale of its month is invoiced after it was due", async () => {
    await issued({ at: "2036-02-20T10:00:00Z", paidOn: "2036-01-31", data: at24 });
    expect(await lateSums(shop.db, "2036-Q1", false)).toEqual([]);
    await issued({ at: "2036-02-21T10:00:00Z", paidOn: "2036-01-31", data: at24 });
    await issued({
      kind: "credit-note",
      at: "2036-03-25T10:00:00Z",
      paidOn: "2036-01-31",
      corrects: "refund",
      data: at24,
    });
    expect(await lateSums(shop.db, "2036-Q1", false)).toEqual([
      { month: "2036-01", treatment: "domestic", net: 10_000, vat: 2_400, documents: 1 },
    ]);
    const of = { quarter: "2036-Q1", isTest: false, treatment: "domestic", month: "2036-01" } as const;
    const shown = (isLate: boolean) => figureDocuments(shop.db, { ...of, isLate }, { after: null, limit: 9 });
    expect([(await shown(true)).length, (await shown(false)).length]).toEqual([1, 2]);
  });
});

it("the file of documents has a line for each rate, in parts, with what annexes ask for", async () => {
  const buyer = {
    ...sampleDocument().data.buyer,
    name: "Pood OÜ",
    vatNumber: "EE100000001",
    registerNumber: "12345678",
  };
  const lines = [aLine("Lavender Oil", 12_400), aLine("Book", 10_900, { rate: 9 })];
  await issued({ at: "2037-01-10T10:00:00Z", paidOn: "2037-01-09", data: { buyer, lines } });
  await issued({
    kind: "credit-note",
    at: "2037-01-11T10:00:00Z",
    paidOn: "2037-01-09",
    corrects: "refund",
    data: { buyer, lines: [aLine("Lavender Oil", 1_240)] },
  });
  const parts = await Array.fromAsync(documentParts(shop.db, { from: "2037-01-10", to: "2037-01-11", isTest: false }));
  const [head = [], ...rows] = readCsv(parts.join("")).map(({ cells }) => cells);
  const column = (name: string) => rows.map((cells) => cells[head.indexOf(name)]);
  expect(column("rate")).toEqual(["9.00", "24.00", "24.00"]);
  expect(column("gross")).toEqual(["109.00", "124.00", "-12.40"]);
  expect(column("paid_on")).toEqual(Array(3).fill("2037-01-09"));
  expect(column("declared_on")).toEqual(["2037-01-09", "2037-01-09", "2037-01-11"]);
  expect(column("corrects")).toEqual(["", "", "INV-1"]);
  expect(rows[0]?.join(" ")).toContain("Pood OÜ 12345678 EE100000001 EE domestic 9.00 100.00 9.00 109.00 EUR");
});

describe("a closed quarter", () => {
  // These days are past, as only what is over can be closed.
  const close = (quarter: string) => closeQuarter(shop, quarter, actor);

  it("keeps its figures: a refund that comes later is a correction in the next open one", async () => {
    await issued({ at: "2024-02-01T10:00:00Z" });
    await close("2024-Q1");
    await close("2024-Q2");
    const before = await figuresOf("2024-Q1");
    await issued({ kind: "credit-note", at: "2024-03-30T10:00:00Z", paidOn: "2024-02-01", corrects: "refund" });
    await issued({ at: "2024-07-01T10:00:00Z", paidOn: "2024-03-31" });
    expect(await figuresOf("2024-Q1")).toEqual(before);
    expect(await figuresOf("2024-Q2")).toEqual([]);
    expect(told(await figuresOf("2024-Q3"))).toEqual([["corrections", "FI", "2024-Q1", 0, 0, 2]]);
  });

  it("takes documents again once it is open, and the audit log says who opened it and why", async () => {
    await close("2023-Q1");
    await close("2023-Q1");
    await reopenQuarter(shop, { quarter: "2023-Q1", reason: "A return was wrong" }, actor);
    await issued({ at: "2023-02-01T10:00:00Z" });
    expect(await figuresOf("2023-Q1")).toHaveLength(1);
    const { rows } = await shop.pool.query(
      "SELECT action, actor_id, details FROM audit_log WHERE subject_kind = 'tax-period' AND subject_id = '2023-Q1' ORDER BY at",
    );
    expect(rows).toEqual([
      { action: "tax-period.closed", actor_id: actor.administratorId, details: {} },
      { action: "tax-period.reopened", actor_id: actor.administratorId, details: { reason: "A return was wrong" } },
    ]);
    await expect(reopenQuarter(shop, { quarter: "2023-Q1", reason: "again" }, actor)).rejects.toMatchObject({
      code: "NOT_CLOSED",
    });
  });

  it("must be over", async () => {
    await expect(close("2199-Q4")).rejects.toMatchObject({ code: "NOT_OVER" });
  });

  it("has a refund that came first, however long its transaction takes", async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const refund = transact(shop.db, async (tx) => {
      await issue(tx, { at: "2022-02-01T10:00:00Z" });
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    const closing = close("2022-Q1");
    await waits("advisory");
    expect((await shop.pool.query("SELECT FROM tax_periods WHERE quarter = '2022-01-01'")).rowCount).toBe(0);
    goOn.resolve();
    await Promise.all([refund, closing]);
    expect(told(await figuresOf("2022-Q1"))).toEqual([["return", "FI", "2022-Q1", 10_000, 2_550, 1]]);
  });

  it("has no refund that comes while it is being closed", async () => {
    const client = await shop.pool.connect();
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('tax periods', 0))");
    await client.query("INSERT INTO tax_periods (quarter, closed_at) VALUES ('2021-01-01', now())");
    const refund = issued({ at: "2021-03-31T10:00:00Z" });
    await waits("advisory");
    await client.query("COMMIT");
    client.release();
    await refund;
    expect(await figuresOf("2021-Q1")).toEqual([]);
    expect(told(await figuresOf("2021-Q2"))).toEqual([["corrections", "FI", "2021-Q1", 10_000, 2_550, 1]]);
  });

  it("sums to the same with ten closings among fifty documents", async () => {
    const documents = Array.from({ length: 50 }, (_, place) => issued({ at: `2019-0${(place % 3) + 1}-10T10:00:00Z` }));
    const closings = Array.from({ length: 10 }, () => close("2019-Q1"));
    await Promise.all([...documents, ...closings]);
    const both = [...(await figuresOf("2019-Q1")), ...(await figuresOf("2019-Q2"))];
    expect(both.reduce((sum, { documents: count }) => sum + count, 0)).toBe(50);
    expect((await figuresOf("2019-Q2")).every(({ section }) => section === "corrections")).toBe(true);
  });

  /** Until a connection waits for such a lock. */
  async function waits(kind: string): Promise<void> {
    for (let tries = 0; tries < 1000; tries += 1) {
      const { rowCount } = await shop.pool.query(
        "SELECT FROM pg_locks WHERE locktype = $1 AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        [kind],
      );
      if (rowCount) return;
    }
    throw new Error("Nobody waits");
  }
});

it("is never changed once it is written", async () => {
  await issued({ at: "2035-02-01T10:00:00Z" });
  for (const statement of ["UPDATE tax_entries SET vat_cents = 0", "DELETE FROM tax_entries"])
    await expect(shop.pool.query(statement)).rejects.toMatchObject({ code: "23000" });
});

describe("the documents of a figure", () => {
  it("are those that it counts, a page at a time", async () => {
    for (let day = 1; day <= 5; day += 1) await issued({ at: `2036-02-0${day}T10:00:00Z` });
    await issued({ at: "2036-02-09T10:00:00Z", data: { ...FINNISH, destination: "LV" } });
    const filter = {
      quarter: "2036-Q1",
      isTest: false,
      treatment: "one-stop-shop",
      country: "FI",
      rate: 25.5,
      sold: "2036-Q1",
    } as const;
    const first = await figureDocuments(shop.db, filter, { after: null, limit: 3 });
    const last = first.at(-1);
    const rest = await figureDocuments(shop.db, filter, {
      after: { day: last?.declaredOn ?? "", id: last?.id ?? "" },
      limit: 3,
    });
    expect([...first, ...rest].map(({ declaredOn }) => declaredOn.slice(-1))).toEqual(["5", "4", "3", "2", "1"]);
    expect(await figureDocuments(shop.db, { ...filter, month: "2036-03" }, { after: null, limit: 3 })).toEqual([]);
  });
});

describe("the record of sales", () => {
  it("has every line of the period with its correction, and no formula", async () => {
    const lines = [
      aLine("=HYPERLINK(1)", 2_510, { rate: 25.5, quantity: 2 }),
      aLine("", 499, { rate: 25.5, kind: "shipping" }),
    ];
    await issued({ at: "2037-02-01T10:00:00Z", data: { ...FINNISH, lines } });
    await issued({
      kind: "credit-note",
      at: "2037-02-05T10:00:00Z",
      paidOn: "2037-02-01",
      corrects: "refund",
      data: { ...FINNISH, lines: lines.slice(0, 1) },
    });
    // A corrected order is none of goods that came back.
    await issued({
      kind: "credit-note",
      at: "2037-02-06T09:00:00Z",
      paidOn: "2037-02-01",
      corrects: "changed",
      data: { ...FINNISH, lines: lines.slice(0, 1) },
    });
    await issued({ at: "2037-02-06T10:00:00Z", data: {} });
    let file = "";
    for await (const part of recordParts(shop.db, { ...daysOf("2037-Q1"), isTest: false, timeZone: ZONE }))
      file += part;
    expect(file).toContain("'=HYPERLINK(1)");
    expect(file.lastIndexOf("\uFEFF")).toBe(0);
    const [head, ...rows] = readCsv(file).map(({ cells }) => cells);
    const column = (name: string) => rows.map((cells) => cells[head?.indexOf(name) ?? -1]);
    expect(column("consumption_state")).toEqual(["FI", "FI", "FI", "FI"]);
    expect(column("quantity")).toEqual(["2", "1", "2", "2"]);
    expect(column("taxable_amount")).toEqual(["20.00", "3.98", "-20.00", "-20.00"]);
    expect(column("vat")).toEqual(["5.10", "1.01", "-5.10", "-5.10"]);
    expect(column("change_of")).toEqual(["", "", "INV-1", "INV-1"]);
    expect(column("returned_taxable_amount")).toEqual(["", "", "20.00", ""]);
    expect(column("payment_date")).toEqual(["2037-02-01", "2037-02-01", "2037-02-05", "2037-02-06"]);
  });

  it("has the first day, the carriers and the codes of all parcels that left", async () => {
    await shop.pool.query(
      `INSERT INTO parcels (id, order_id, number, tracking_number, carrier, shipped_at, undone_at) VALUES
         (gen_random_uuid(), $1, 1, 'CODE1', 'dhl', '2061-02-01T22:30:00Z', NULL),
         (gen_random_uuid(), $1, 2, 'CODE2', 'omniva', '2061-02-02T10:00:00Z', '2061-02-02T11:00:00Z'),
         (gen_random_uuid(), $1, 3, 'CODE3', 'dpd', '2061-02-03T10:00:00Z', NULL)`,
      [order.orderId],
    );
    await issued({ at: "2061-02-01T10:00:00Z" });
    let file = "";
    for await (const part of recordParts(shop.db, { ...daysOf("2061-Q1"), isTest: false, timeZone: ZONE }))
      file += part;
    const [head = [], row = []] = readCsv(file).map(({ cells }) => cells);
    const cells = ["dispatched_on", "carrier", "tracking_codes"].map((name) => row[head.indexOf(name)]);
    expect(cells).toEqual(["2061-02-02", "dhl dpd", "CODE1 CODE3"]);
  });
});

describe("the endpoints", () => {
  const get = (name: string, query: Record<string, string>) =>
    office.call("GET", `${name}?${new URLSearchParams(query)}`, { token: office.owner() });
  const post = (name: string, body: object) => office.call("POST", name, { token: office.owner(), body });

  it("answer a quarter with what is due and when", async () => {
    await issued({ at: "2038-02-01T10:00:00Z" });
    const { status, body } = await get("admin-taxes", { quarter: "2038-Q1" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ due: 25.5, due_on: "2038-04-30", is_over: false, closed_at: null });
    expect(body.quarters[0] >= "2038-Q1").toBe(true);
  });

  it.each([
    ["GET", "admin-taxes", { quarter: "2026-Q5" }],
    ["GET", "admin-taxes", {}],
    ["GET", "admin-tax-documents", { quarter: "2026-Q1", treatment: "domestic", country: "ee" }],
    ["GET", "admin-tax-documents", { quarter: "2026-Q1", treatment: "domestic", country: "EE", after: "2026-02-30_x" }],
    ["POST", "admin-tax-periods", { quarter: "2020-Q1", to: "open", reason: " " }],
    ["POST", "admin-tax-file", { file: "records", from: "2026-02-01", to: "2026-01-01" }],
    ["POST", "admin-tax-file", { file: "else", from: "2026-01-01", to: "2026-01-01" }],
  ])("refuse what is none: %s %s %o", async (method, name, input) => {
    const { status } = await (method === "GET" ? get(name, input as Record<string, string>) : post(name, input));
    expect(status).toBe(400);
  });

  it("close and open a quarter for administrators only", async () => {
    const body = { quarter: "2018-Q1", to: "closed" };
    expect((await office.call("POST", "admin-tax-periods", { token: "nobody", body })).status).toBe(401);
    expect((await post("admin-tax-periods", body)).status).toBe(200);
    expect((await get("admin-taxes", { quarter: "2018-Q1" })).body.closed_at).not.toBe(null);
    expect((await post("admin-tax-periods", { quarter: "2018-Q1", to: "open", reason: "test" })).status).toBe(200);
  });
});

describe("with 100,000 documents", () => {
  it("reads the figures of a quarter and a page of a figure by an index", async () => {
    const client = await shop.pool.connect();
    await client.query("BEGIN");
    await client.query("SET LOCAL session_replication_role = replica");
    await client.query(`INSERT INTO tax_entries
      SELECT gen_random_uuid(), 20 + n % 5, false, 'one-stop-shop', (ARRAY['FI','LV','LT','DE','PL'])[n % 5 + 1],
        date '2040-01-01' + n % 1460, date '2040-01-01' + n % 1460, date '2040-01-01' + n % 1460, 1000, 240, 0, 0
      FROM generate_series(1, 100000) n`);
    await client.query("COMMIT");
    client.release();
    await shop.pool.query("VACUUM ANALYZE tax_entries");
    const explain = async (sql: string) =>
      (await shop.rows(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`)).map((one) => one["QUERY PLAN"]).join("\n");
    const figures = await explain(
      `SELECT treatment, country, rate, to_char(declared_on, 'YYYY-MM'), quarter_of(sold_on), sum(net_cents), sum(vat_cents), count(*)
       FROM tax_entries WHERE is_test = false AND declared_on BETWEEN '2041-01-01' AND '2041-03-31' GROUP BY 1, 2, 3, 4, 5`,
    );
    expect(figures).not.toContain("Seq Scan");
    const page = await explain(
      `SELECT document_id FROM tax_entries WHERE is_test = false AND treatment = 'one-stop-shop' AND country = 'FI'
         AND declared_on BETWEEN '2041-01-01' AND '2041-03-31' ORDER BY declared_on DESC, document_id DESC LIMIT 51`,
    );
    expect(page).toContain("using tax_entries_figure");
    expect(await knownQuarters(shop.db, false, "2026-11-23")).toContain("2043-Q4");
  }, 60_000);
});
