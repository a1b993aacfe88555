import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { aLine, sampleDocument } from "#tests/documents.ts";
import type { IssuedDocument } from "./document.ts";
import { ublDocument } from "./ubl.ts";

interface Node {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: Node[];
}

function parsed(xml: string): Node {
  const root: Node = { name: "", text: "", attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    const node: Node = { name, text: "", attributes: values, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("text", (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  return root.children[0] ?? root;
}

/** All nodes at the end of a path such as `cac:TaxTotal/cac:TaxSubtotal`. */
const all = (node: Node, path: string): Node[] =>
  path
    .split("/")
    .reduce((nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)), [node]);
const text = (node: Node, path: string): string | undefined => all(node, path)[0]?.text;
const cent = (node: Node, path: string): number => Math.round(Number(text(node, path)) * 100);

/** All amounts but unit prices, which may have more decimals. */
const amountsOf = ({ name, text: written, children }: Node): string[] =>
  name.endsWith("Amount") && name !== "cbc:PriceAmount" ? [written] : children.flatMap(amountsOf);

/** The rules of EN 16931 that this document can break, by their names. */
function broken(document: Node): string[] {
  const faults: string[] = [];
  const rule = (name: string, holds: boolean) => holds || faults.push(name);
  const lines = [...all(document, "cac:InvoiceLine"), ...all(document, "cac:CreditNoteLine")];
  const total = "cac:LegalMonetaryTotal/cbc:";
  const sum = (nodes: Node[], path: string) => nodes.reduce((cents, node) => cents + cent(node, path), 0);
  const subtotals = all(document, "cac:TaxTotal/cac:TaxSubtotal");
  const seller = all(document, "cac:AccountingSupplierParty/cac:Party")[0] ?? document;
  const buyer = all(document, "cac:AccountingCustomerParty/cac:Party")[0] ?? document;
  rule("BR-01", Boolean(text(document, "cbc:CustomizationID")));
  rule("BR-02", Boolean(text(document, "cbc:ID")));
  rule("BR-03", /^\d{4}-\d\d-\d\d$/.test(text(document, "cbc:IssueDate") ?? ""));
  rule(
    "BR-04",
    ["380", "381"].includes(text(document, "cbc:InvoiceTypeCode") ?? text(document, "cbc:CreditNoteTypeCode") ?? ""),
  );
  rule("BR-06", Boolean(text(seller, "cac:PartyLegalEntity/cbc:RegistrationName")));
  rule("BR-07", Boolean(text(buyer, "cac:PartyLegalEntity/cbc:RegistrationName")));
  rule("BR-09", /^[A-Z]{2}$/.test(text(seller, "cac:PostalAddress/cac:Country/cbc:IdentificationCode") ?? ""));
  rule("BR-11", /^[A-Z]{2}$/.test(text(buyer, "cac:PostalAddress/cac:Country/cbc:IdentificationCode") ?? ""));
  rule("BR-16", lines.length > 0);
  const means = text(document, "cac:PaymentMeans/cbc:PaymentMeansCode") ?? "";
  rule("BR-49", means !== "");
  const account = text(document, "cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID");
  rule("BR-61", !["30", "58"].includes(means) || Boolean(account));
  rule("BR-S-02", Boolean(text(seller, "cac:PartyTaxScheme/cbc:CompanyID")));
  rule("BR-CO-10", cent(document, `${total}LineExtensionAmount`) === sum(lines, "cbc:LineExtensionAmount"));
  rule("BR-CO-13", cent(document, `${total}TaxExclusiveAmount`) === cent(document, `${total}LineExtensionAmount`));
  rule("BR-CO-14", cent(document, "cac:TaxTotal/cbc:TaxAmount") === sum(subtotals, "cbc:TaxAmount"));
  rule(
    "BR-CO-15",
    cent(document, `${total}TaxInclusiveAmount`) ===
      cent(document, `${total}TaxExclusiveAmount`) + cent(document, "cac:TaxTotal/cbc:TaxAmount"),
  );
  rule(
    "BR-CO-16",
    cent(document, `${total}PayableAmount`) ===
      cent(document, `${total}TaxInclusiveAmount`) - cent(document, `${total}PrepaidAmount`),
  );
  for (const one of subtotals) {
    const rate = Number(text(one, "cac:TaxCategory/cbc:Percent"));
    const of = lines.filter((line) => Number(text(line, "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent")) === rate);
    rule("BR-S-08", cent(one, "cbc:TaxableAmount") === sum(of, "cbc:LineExtensionAmount"));
    // As the published schematron has it, and within a cent for each line.
    const difference = Math.abs(cent(one, "cbc:TaxAmount") - (cent(one, "cbc:TaxableAmount") * rate) / 100);
    rule("BR-CO-17", difference < 100 && difference <= of.length);
    const code = text(one, "cac:TaxCategory/cbc:ID") ?? "";
    rule("BR-S-05", code !== "S" || rate > 0);
    const number = (party: Node) => text(party, "cac:PartyTaxScheme/cbc:CompanyID");
    rule("BR-IC-02", code !== "K" || Boolean(number(seller) && number(buyer)));
    rule("BR-IC-05", code !== "K" || rate === 0);
    rule("BR-IC-09", code !== "K" || cent(one, "cbc:TaxAmount") === 0);
    rule("BR-IC-11", code !== "K" || Boolean(text(document, "cac:InvoicePeriod/cbc:StartDate")));
    const there = "cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode";
    rule("BR-IC-12", code !== "K" || Boolean(text(document, there)));
    rule("BR-G-10", ["G", "K"].includes(code) === Boolean(text(one, "cac:TaxCategory/cbc:TaxExemptionReasonCode")));
  }
  rule(
    "BR-DEC",
    amountsOf(document).every((written) => /^\d+\.\d\d$/.test(written)),
  );
  for (const line of lines) {
    const quantity = all(line, "cbc:InvoicedQuantity")[0] ?? all(line, "cbc:CreditedQuantity")[0];
    rule("BR-23", quantity?.attributes.unitCode === "C62");
    rule("BR-25", (text(line, "cac:Item/cbc:Name") ?? "") !== "");
    rule("BR-27", Number(text(line, "cac:Price/cbc:PriceAmount")) >= 0);
    const product = Number(quantity?.text) * Number(text(line, "cac:Price/cbc:PriceAmount")) * 100;
    rule("price", Math.abs(product - cent(line, "cbc:LineExtensionAmount")) < 1);
  }
  return [...new Set(faults)];
}

const read = (document: IssuedDocument) => parsed(ublDocument(document) ?? "");

describe("an invoice for programs", () => {
  it("says who sells to whom, and that it is paid", () => {
    const invoice = read(sampleDocument());
    expect(invoice.name).toBe("Invoice");
    expect(text(invoice, "cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID")).toBe("EE101234567");
    expect(text(invoice, "cac:LegalMonetaryTotal/cbc:PayableAmount")).toBe("0.00");
    expect(text(invoice, "cac:PaymentMeans/cbc:PaymentMeansCode")).toBe("48");
  });

  it("gives its number of the order as the seller's, not as one of the buyer's", () => {
    const invoice = read(sampleDocument());
    expect(text(invoice, "cac:OrderReference/cbc:SalesOrderID")).toBe(sampleDocument().data.orderNumber);
    expect(text(invoice, "cac:OrderReference/cbc:ID")).toBe("NA");
    expect(text(invoice, "cbc:BuyerReference")).toBeUndefined();
  });

  it.each([
    ["cash", "10"],
    ["bank-transfer", "42"],
    ["card:visa", "48"],
    ["terminal", "48"],
    ["exchange", "97"],
    ["bank:swedbank", "68"],
  ])("says how it was paid: %s", (method, code) => {
    const invoice = read(sampleDocument({ method }));
    expect(text(invoice, "cac:PaymentMeans/cbc:PaymentMeansCode")).toBe(code);
    expect(broken(invoice)).toEqual([]);
  });

  it("names the invoice that a credit note corrects", () => {
    const corrects = { number: "INV-2026-000041", issuedOn: "2026-11-01", why: "refund" } as const;
    const note = read(sampleDocument({ corrects }, { kind: "credit-note", number: "CN-2026-000007" }));
    expect([note.name, text(note, "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID")]).toEqual([
      "CreditNote",
      "INV-2026-000041",
    ]);
    expect(broken(note)).toEqual([]);
  });

  it("says of a part of a price that no goods came back", () => {
    const lines = [
      { ...aLine("Lavender Oil", 500, { quantity: 0 }), kind: "part" as const },
      { ...aLine("", 100, { quantity: 0 }), kind: "part" as const, sku: null },
    ];
    const note = read(sampleDocument({ lines }, { kind: "credit-note" }));
    const items = all(note, "cac:CreditNoteLine/cac:Item");
    expect(items.map((item) => text(item, "cbc:Name"))).toEqual([
      "Part of the price: Lavender Oil",
      "Part of the shipping cost",
    ]);
    expect(items.map((item) => text(item, "cac:SellersItemIdentification/cbc:ID"))).toEqual([undefined, undefined]);
    expect(broken(note)).toEqual([]);
  });

  it.each([
    ["export", "G", "VATEX-EU-G"],
    ["intra-community", "K", "VATEX-EU-IC"],
    ["none", "Z", undefined],
  ] as const)("without VAT by %s has the category %s", (treatment, code, reason) => {
    const category = all(
      read(sampleDocument({ treatment, lines: [aLine("Oil", 2000, { rate: 0 })] })),
      "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory",
    )[0];
    expect(category && [text(category, "cbc:ID"), text(category, "cbc:TaxExemptionReasonCode")]).toEqual([
      code,
      reason,
    ]);
  });

  it("is not made for a seller without a VAT number", () => {
    const seller = { ...sampleDocument().data.seller, vatNumber: null };
    expect(ublDocument(sampleDocument({ seller }))).toBe(null);
  });

  it("writes names as they are, whatever signs they have", () => {
    const buyer = { ...sampleDocument().data.buyer, name: `<b>"O'Neil" & Söhne\u0000</b> გიორგი` };
    const party = "cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName";
    expect(text(read(sampleDocument({ buyer })), party)).toBe(`<b>"O'Neil" & Söhne</b> გიორგი`);
  });
});

/** What a business in Germany bought. */
const toBusiness = (change: Partial<IssuedDocument["data"]> = {}) => ({
  destination: "DE",
  treatment: "intra-community" as const,
  buyer: {
    ...sampleDocument().data.buyer,
    name: "Muster GmbH",
    country: "DE",
    vatNumber: "DE123456781",
    registerNumber: "HRB 1234",
  },
  lines: [aLine("Oil", 3361, { quantity: 2, rate: 0 }), aLine("", 755, { kind: "shipping", rate: 0 })],
  ...change,
});

it.each([
  ["invoice", "cbc:InvoiceTypeCode"],
  ["credit-note", "cbc:CreditNoteTypeCode"],
] as const)("an exempt %s to a business keeps the rules, and names both numbers", (kind, type) => {
  const document = read(sampleDocument(toBusiness(), { kind }));
  expect(broken(document)).toEqual([]);
  expect(text(document, type)).toBe(kind === "invoice" ? "380" : "381");
  const buyer = "cac:AccountingCustomerParty/cac:Party/";
  expect(text(document, `${buyer}cac:PartyTaxScheme/cbc:CompanyID`)).toBe("DE123456781");
  expect(text(document, `${buyer}cac:PartyLegalEntity/cbc:CompanyID`)).toBe("HRB 1234");
});

it.each([
  ["without the buyer's number", "BR-IC-02", /<cbc:CompanyID>DE123456781<\/cbc:CompanyID>/, ""],
  ["without the day", "BR-IC-11", /<cac:InvoicePeriod>.*<\/cac:InvoicePeriod>/, ""],
  ["without where the goods went", "BR-IC-12", /<cac:DeliveryLocation>.*<\/cac:DeliveryLocation>/, ""],
  ["with an amount of three decimals", "BR-DEC", /(<cbc:TaxExclusiveAmount currencyID="EUR">[\d.]+)/, "$10"],
])("an exempt invoice %s breaks %s", (_what, rule, place, instead) => {
  const xml = ublDocument(sampleDocument(toBusiness())) ?? "";
  expect(xml).toMatch(place);
  expect(broken(parsed(xml.replace(place, instead)))).toContain(rule);
});

it("names no day of delivery, which is not known yet, but that of the VAT where the invoice came later", () => {
  const late = read(sampleDocument({ paidOn: "2026-11-20" }));
  expect(broken(late)).toEqual([]);
  expect(text(late, "cbc:TaxPointDate")).toBe("2026-11-20");
  for (const document of [late, read(sampleDocument())])
    expect(text(document, "cac:Delivery/cbc:ActualDeliveryDate")).toBeFalsy();
  expect(text(read(sampleDocument()), "cbc:TaxPointDate")).toBeFalsy();
});

const anyLines = fc.array(
  fc
    .record({
      gross: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 30 }),
      rate: fc.constantFrom(0, 16, 24, 25.5),
    })
    .map(({ gross, ...more }) => aLine("Oil", gross, more)),
  { minLength: 1, maxLength: 40 },
);

it("any lines at any rates keep the rules of EN 16931", () =>
  fc.assert(
    fc.property(anyLines, (lines) => {
      expect(broken(read(sampleDocument({ lines })))).toEqual([]);
    }),
    { numRuns: 500, seed: 16931 },
  ));

it.each([
  ["a line's net", "BR-CO-10", /(<cbc:LineExtensionAmount currencyID="EUR">)32\.10/],
  ["the VAT of a rate", "BR-CO-14", /(<\/cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">)23\.76/],
  ["the sum", "BR-CO-15", /(<cbc:TaxInclusiveAmount currencyID="EUR">)122\.79/],
  ["the VAT of everything", "BR-CO-17", /(<cbc:TaxAmount currencyID="EUR">)23\.76/g],
  ["what is left to pay", "BR-CO-16", /(<cbc:PayableAmount currencyID="EUR">)0\.00/],
])("another amount for %s breaks %s", (_what, rule, place) => {
  const xml = ublDocument(sampleDocument()) ?? "";
  expect(xml).toMatch(place);
  expect(broken(parsed(xml.replace(place, "$199.99")))).toContain(rule);
});
