import type { DocumentLine, IssuedDocument } from "#features/documents/document.ts";
import { cents, minus } from "#shared/money.ts";

/** A line of a sample, by its price with VAT. */
export function aLine(
  name: string,
  gross: number,
  { quantity = 1, rate = 24, discount = 0, kind = "goods" as DocumentLine["kind"] } = {},
): DocumentLine {
  const net = cents(Math.floor((gross * 100) / (100 + rate) + 0.5));
  return {
    kind,
    name,
    sku: kind === "goods" ? "AU-OIL-10" : null,
    quantity,
    rate,
    net,
    vat: minus(cents(gross), net),
    gross: cents(gross),
    discount: cents(discount),
  };
}

/** An invoice that has everything a document can have. */
export const sampleDocument = (
  change: Partial<IssuedDocument["data"]> = {},
  more: Partial<IssuedDocument> = {},
): IssuedDocument => ({
  id: "0b6f4c1e-7c55-4b6e-9a35-2b7b0c1f8a11",
  kind: "invoice",
  number: "INV-2026-000042",
  isTest: false,
  language: "en",
  issuedOn: "2026-11-23",
  issuedAt: new Date("2026-11-23T08:00:00Z"),
  ...more,
  data: {
    currency: "EUR",
    orderNumber: "AU-100234",
    orderedOn: "2026-11-22",
    paidOn: "2026-11-23",
    method: "card",
    seller: {
      name: "Aurelle OÜ",
      storeName: "Aurelle",
      address: ["Pikk 1", "10123 Tallinn", "Estonia"],
      country: "EE",
      vatNumber: "EE101234567",
      register: "Estonian Commercial Register",
      registerNumber: "12345678",
      email: "support@example.com",
      phone: "+372 5123 4567",
      weee: null,
    },
    buyer: {
      name: "Mari Maasikas",
      address: ["Lai 5-2", "10133 Tallinn"],
      country: "EE",
      vatNumber: null,
      street: "Lai 5-2",
      city: "Tallinn",
      zip: "10133",
      state: null,
    },
    destination: "EE",
    treatment: "domestic",
    lines: [
      aLine("Lavender Oil", 3980, { quantity: 2, discount: 420 }),
      aLine("Amber Stone Diffuser", 7900),
      aLine("", 399, { kind: "shipping" }),
    ],
    corrects: null,
    ...change,
  },
});
