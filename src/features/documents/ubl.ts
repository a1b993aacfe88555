import { type Cents, minus } from "#shared/money.ts";
import { xmlText } from "#shared/xml.ts";
import type { Buyer, DocumentLine, IssuedDocument, Seller, Treatment } from "./document.ts";
import { totalOf, totalsByRate } from "./document-totals.ts";
import { lineInWords } from "./line-in-words.ts";

interface Category {
  /** Of UNCL 5305. */
  code: "S" | "G" | "K" | "Z";
  /** Why no VAT is asked, by the list VATEX. */
  reason?: string;
}

/** A line without VAT has the category of its sale; one with VAT is always at the standard scheme. */
const categoryOf = (rate: number, treatment: Treatment): Category => {
  if (rate > 0) return { code: "S" };
  if (treatment === "export") return { code: "G", reason: "VATEX-EU-G" };
  if (treatment === "intra-community") return { code: "K", reason: "VATEX-EU-IC" };
  return { code: "Z" };
};

/**
 * UNCL 4461, by the group of a method: cash, payment to a bank account, card, clearing; anything else is a payment service on the
 * web. All is paid already, and a credit transfer (30) would have to name the account to pay to (BR-61).
 */
const MEANS: Readonly<Record<string, string>> = {
  cash: "10",
  "bank-transfer": "42",
  card: "48",
  terminal: "48",
  exchange: "97",
};
const meansOf = (method: string | null): string => MEANS[method?.split(":", 1)[0] ?? ""] ?? "68";

/**
 * The document as EN 16931 in the syntax UBL 2.1. Line nets and VAT are those of the order, so VAT by rate may differ from
 * base times rate by a cent for each line, which BR-CO-17 allows. Amounts of a credit note are positive.
 * @returns null where the seller has no VAT number, as the standard asks for one (BR-S-02)
 */
export function ublDocument(document: IssuedDocument): string | null {
  const { kind, number, issuedOn, data } = document;
  if (!data.seller.vatNumber || !data.seller.country) return null;
  const isCredit = kind === "credit-note";
  const root = isCredit ? "CreditNote" : "Invoice";
  const total = totalOf(data.lines);
  const body = [
    element("cbc:CustomizationID", "urn:cen.eu:en16931:2017"),
    element("cbc:ID", number),
    element("cbc:IssueDate", issuedOn),
    element(isCredit ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode", isCredit ? "381" : "380"),
    isDueOnPayment(document) ? element("cbc:TaxPointDate", data.paidOn) : "",
    element("cbc:DocumentCurrencyCode", data.currency),
    // Goods leave after the payment: a supply to a business in another state has to say when (BR-IC-11).
    data.treatment === "intra-community" ? group("cac:InvoicePeriod", element("cbc:StartDate", data.paidOn)) : "",
    // The shop's own number (BT-14). Nobody names a purchase order (BT-13), and the syntax asks for its element.
    group("cac:OrderReference", element("cbc:ID", "NA") + element("cbc:SalesOrderID", data.orderNumber)),
    data.corrects
      ? group(
          "cac:BillingReference",
          group(
            "cac:InvoiceDocumentReference",
            element("cbc:ID", data.corrects.number) + element("cbc:IssueDate", data.corrects.issuedOn),
          ),
        )
      : "",
    group("cac:AccountingSupplierParty", group("cac:Party", sellerParty(data.seller))),
    group("cac:AccountingCustomerParty", group("cac:Party", buyerParty(data.buyer))),
    group("cac:Delivery", group("cac:DeliveryLocation", group("cac:Address", country(data.destination)))),
    group("cac:PaymentMeans", element("cbc:PaymentMeansCode", meansOf(data.method))),
    taxTotal(data.lines, data.treatment, data.currency),
    group(
      "cac:LegalMonetaryTotal",
      amount("cbc:LineExtensionAmount", total.net, data.currency) +
        amount("cbc:TaxExclusiveAmount", total.net, data.currency) +
        amount("cbc:TaxInclusiveAmount", total.gross, data.currency) +
        amount("cbc:PrepaidAmount", total.gross, data.currency) +
        amount("cbc:PayableAmount", minus(total.gross, total.gross), data.currency),
    ),
    ...data.lines.map((line, place) => lineOf(line, place, isCredit, data.treatment, data.currency)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${body.join("")}</${root}>
`;
}

/** VAT is due on the day of the payment, also where the invoice was issued later; that of corrections and supplies to businesses on their own. */
const isDueOnPayment = ({ kind, issuedOn, data }: IssuedDocument): boolean =>
  kind === "invoice" && !data.corrects && data.treatment !== "intra-community" && data.paidOn !== issuedOn;

function sellerParty(seller: Seller): string {
  const [street, ...rest] = seller.address;
  return [
    group("cac:PartyName", element("cbc:Name", seller.storeName)),
    postalAddress({
      street: street ?? "",
      more: rest.join(", "),
      city: "",
      zip: "",
      state: null,
      country: seller.country,
    }),
    taxScheme(seller.vatNumber),
    group(
      "cac:PartyLegalEntity",
      element("cbc:RegistrationName", seller.name) +
        (seller.registerNumber ? element("cbc:CompanyID", seller.registerNumber) : ""),
    ),
    group("cac:Contact", element("cbc:ElectronicMail", seller.email)),
  ].join("");
}

const buyerParty = (buyer: Buyer): string =>
  [
    postalAddress({ ...buyer, more: "" }),
    taxScheme(buyer.vatNumber),
    group(
      "cac:PartyLegalEntity",
      element("cbc:RegistrationName", buyer.name || "-") +
        (buyer.registerNumber ? element("cbc:CompanyID", buyer.registerNumber) : ""),
    ),
  ].join("");

interface Address {
  street: string;
  more: string;
  city: string;
  zip: string;
  state: string | null;
  country: string | null;
}

const postalAddress = ({ street, more, city, zip, state, country: code }: Address): string =>
  group(
    "cac:PostalAddress",
    [
      street ? element("cbc:StreetName", street) : "",
      more ? element("cbc:AdditionalStreetName", more) : "",
      city ? element("cbc:CityName", city) : "",
      zip ? element("cbc:PostalZone", zip) : "",
      state ? element("cbc:CountrySubentity", state) : "",
      code ? country(code) : "",
    ].join(""),
  );

const country = (code: string): string => group("cac:Country", element("cbc:IdentificationCode", code));

const VAT = "<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>";

const taxScheme = (vatNumber: string | null): string =>
  vatNumber ? group("cac:PartyTaxScheme", element("cbc:CompanyID", vatNumber) + VAT) : "";

function taxTotal(lines: readonly DocumentLine[], treatment: Treatment, currency: string): string {
  const subtotals = totalsByRate(lines).map(({ rate, net, vat }) => {
    const { code, reason } = categoryOf(rate, treatment);
    return group(
      "cac:TaxSubtotal",
      amount("cbc:TaxableAmount", net, currency) +
        amount("cbc:TaxAmount", vat, currency) +
        group(
          "cac:TaxCategory",
          element("cbc:ID", code) +
            element("cbc:Percent", String(rate)) +
            (reason ? element("cbc:TaxExemptionReasonCode", reason) : "") +
            VAT,
        ),
    );
  });
  return group("cac:TaxTotal", amount("cbc:TaxAmount", totalOf(lines).vat, currency) + subtotals.join(""));
}

function lineOf(line: DocumentLine, place: number, isCredit: boolean, treatment: Treatment, currency: string): string {
  const pieces = Math.max(line.quantity, 1);
  const quantity = isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity";
  return group(
    isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine",
    [
      element("cbc:ID", String(place + 1)),
      `<${quantity} unitCode="C62">${pieces}</${quantity}>`,
      amount("cbc:LineExtensionAmount", line.net, currency),
      group(
        "cac:Item",
        element("cbc:Name", lineInWords(line)) +
          (line.sku && line.kind !== "part"
            ? group("cac:SellersItemIdentification", element("cbc:ID", line.sku))
            : "") +
          group(
            "cac:ClassifiedTaxCategory",
            element("cbc:ID", categoryOf(line.rate, treatment).code) + element("cbc:Percent", String(line.rate)) + VAT,
          ),
      ),
      // More decimals than money has: quantity times price is the line's net again.
      group(
        "cac:Price",
        `<cbc:PriceAmount currencyID="${currency}">${(line.net / pieces / 100).toFixed(6)}</cbc:PriceAmount>`,
      ),
    ].join(""),
  );
}

const amount = (name: string, cents: Cents, currency: string): string =>
  `<${name} currencyID="${currency}">${(cents / 100).toFixed(2)}</${name}>`;
const group = (name: string, inner: string): string => `<${name}>${inner}</${name}>`;
const element = (name: string, text: string): string => group(name, xmlText(text));
