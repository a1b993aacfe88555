import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { saveSetting } from "#features/settings/server/save-setting.ts";
import { aPaidOrder, aProduct, SOMEBODY } from "#tests/makers.ts";
import { officeOfFile } from "#tests/office.ts";
import type { IssuedDocument } from "../document.ts";
import { archiveOf } from "./document-archive.ts";
import { documentFile } from "./document-file.ts";
import { documentsOfOrder } from "./document-queries.ts";
import { eInvoice } from "./e-invoice.ts";
import { periodQuery } from "./period-query.ts";

const { shop, ...office } = await officeOfFile();
const EVER = { from: "2000-01-01", to: "2100-01-01", test: "true" };
const orders: string[] = [];
beforeAll(async () => {
  const lavender = await aProduct(shop, { stock: 1000 });
  orders.push(await aPaidOrder(shop, [[lavender, 1]]));
  await saveSetting(shop, { key: "trader_vat_number", value: "EE 101234567" }, SOMEBODY);
  for (let count = 0; count < 3; count += 1) orders.push(await aPaidOrder(shop, [[lavender, count + 1]]));
});

const call = (method: "GET" | "POST", name: string, input: Record<string, string>, token = office.owner()) =>
  office.call(method, method === "GET" ? `${name}?${new URLSearchParams(input)}` : name, {
    token,
    ...(method === "POST" && { body: input }),
  });
const invoiceOf = async (orderId = orders[0] ?? ""): Promise<IssuedDocument> => {
  const [invoice] = await documentsOfOrder(shop.db, orderId);
  if (!invoice) throw new Error("There is no invoice");
  return invoice;
};

it("an e-invoice names the shipping in its own language", async () => {
  const document = await invoiceOf(orders[1]);
  expect(eInvoice({ ...document, language: "de" })).toContain("<cbc:Name>Versand</cbc:Name>");
});

describe("the list of documents", () => {
  it("has those of a period with what they come to, the latest first", async () => {
    const { status, body } = await call("GET", "admin-documents", EVER);
    expect(status).toBe(200);
    expect(body.sums).toEqual({ count: 4, net: 141.91, vat: 34.05, gross: 175.96 });
    expect(body.documents.map(({ number }: { number: string }) => number.slice(-1))).toEqual(["4", "3", "2", "1"]);
    expect(body.documents.map(({ has_xml }: { has_xml: boolean }) => has_xml)).toEqual([true, true, true, false]);
    expect(body.next).toBe(null);
  });

  it.each([
    ["sales with money", { test: "false" }],
    ["credit notes", { kind: "credit-note" }],
    ["another period", { to: "2000-12-31" }],
  ])("has nothing of %s", async (_what, change) =>
    expect((await call("GET", "admin-documents", { ...EVER, ...change })).body.sums.count).toBe(0),
  );

  it("goes on after a document", async () => {
    const [first, second] = (await call("GET", "admin-documents", EVER)).body.documents;
    for (const after of [first.id, `2026-11-28T00:00:00.000Z_${first.id}`]) {
      const { body } = await call("GET", "admin-documents", { ...EVER, after });
      expect(body.documents[0].id).toBe(second.id);
    }
  });

  it.each([
    ["no period", {}],
    ["a day that is none", { ...EVER, from: "2026-02-30" }],
    ["a day before the year 1", { ...EVER, from: "0000-01-01" }],
    ["a place that is none", { ...EVER, after: "yesterday" }],
  ])("refuses %s", async (_what, query) =>
    expect((await call("GET", "admin-documents", query as Record<string, string>)).status).toBe(400),
  );

  it("is for administrators", async () =>
    expect((await call("GET", "admin-documents", EVER, "nobody")).status).toBe(401));
});

describe("a link", () => {
  it("is made to a document that is there", async () => {
    const { id } = await invoiceOf();
    expect((await call("POST", "admin-document-link", { id, type: "pdf" })).body.path).toMatch(
      new RegExp(`^/documents/file\\?id=${id}&type=pdf&until=\\d+&signature=`),
    );
    const other = await call("POST", "admin-document-link", { id: orders[0] ?? "", type: "pdf" });
    expect([other.status, other.body.error]).toEqual([404, "There is no such document."]);
  });

  it("is made to an e-invoice only where the seller had a VAT number", async () => {
    const statuses = [];
    for (const order of orders.slice(0, 2))
      statuses.push(
        (await call("POST", "admin-document-link", { id: (await invoiceOf(order)).id, type: "xml" })).status,
      );
    expect(statuses).toEqual([409, 200]);
  });

  it("is made to an archive of a period that has documents", async () => {
    expect((await call("POST", "admin-documents-archive", EVER)).body.path).toMatch(
      /^\/documents\/archive\.zip\?from=2000-01-01&to=2100-01-01&kind=all&test=true&until=/,
    );
    expect((await call("POST", "admin-documents-archive", { ...EVER, test: "false" })).status).toBe(404);
  });
});

describe("the file of a document", () => {
  it("is written once, by whoever asks first, and keeps its bytes", async () => {
    const document = await invoiceOf();
    const files = await Promise.all([1, 2, 3].map(() => documentFile(shop.db, document)));
    expect(new Set(files.map((bytes) => createHash("sha256").update(bytes).digest("hex"))).size).toBe(1);
    const otherwise = { ...document, data: { ...document.data, orderNumber: "as a later version writes it" } };
    expect((await documentFile(shop.db, otherwise)).equals(files[0] ?? Buffer.alloc(0))).toBe(true);
  });

  it("is not handed out where its bytes were changed", async () => {
    const document = await invoiceOf(orders[1]);
    await documentFile(shop.db, document);
    await shop.pool.query("ALTER TABLE document_files DISABLE TRIGGER document_files_frozen");
    await shop.pool.query("UPDATE document_files SET bytes = bytes || 'x' WHERE document_id = $1", [document.id]);
    await expect(documentFile(shop.db, document)).rejects.toThrow("was changed");
    await shop.pool.query("DELETE FROM document_files WHERE document_id = $1", [document.id]);
    await shop.pool.query("ALTER TABLE document_files ENABLE TRIGGER document_files_frozen");
  });
});

describe("an archive", () => {
  const filter = periodQuery.parse(EVER);

  it("holds every document under its number, as it is handed out alone", async () => {
    const files = unzipSync(new Uint8Array(await new Response(archiveOf(shop.db, filter)).arrayBuffer()));
    expect(Object.keys(files)).toEqual(
      [1, 2, 3, 4].map((n) => expect.stringMatching(new RegExp(`^TEST-INV-\\d{4}-00000${n}\\.pdf$`))),
    );
    const document = await invoiceOf();
    expect(Buffer.from(files[`${document.number}.pdf`] ?? []).equals(await documentFile(shop.db, document))).toBe(true);
  });

  it("reads no file before somebody takes the one before", async () => {
    await shop.pool.query(
      "ALTER TABLE document_files DISABLE TRIGGER document_files_frozen; DELETE FROM document_files; ALTER TABLE document_files ENABLE TRIGGER document_files_frozen",
    );
    const written = async () => (await shop.row("SELECT count(*)::int AS n FROM document_files")).n;
    const reader = archiveOf(shop.db, filter).getReader();
    expect(await written()).toBe(0);
    await reader.read();
    expect(await written()).toBe(1);
    await reader.cancel();
    expect(await written()).toBe(1);
  });
});
