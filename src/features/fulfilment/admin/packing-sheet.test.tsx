import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { PackingSheet } from "./packing-sheet.tsx";

const line = {
  position: 0,
  name: "Rose Oil",
  own_name: "Rosenöl",
  sku: "R-1",
  quantity: 1,
  remaining: 1,
  withdrawn: 0,
  refunded: 0,
};
const order = {
  order_number: "AU-1",
  status: "processing",
  payment_state: "paid",
  created_at: "2026-11-23T10:00:00Z",
  company: "Muster GmbH",
  customers: { first_name: "Erika", last_name: "Muster" },
  shipping_address: { street: "Weg 1", postal_code: "10115", city: "Berlin", state: null, country: "DE" },
  phone: "+49 30 1234",
  parcel_machine: null,
  terms: { version: "1", language: "de", has_text: true },
  lines: [{ ...line, parts: [] }],
} as unknown as OrderDetail;

const shop = { storeName: "Aurelle", storeEmail: "shop@example.com", timeZone: "Europe/Tallinn" };
const printed = (printedOrder: OrderDetail) =>
  renderToStaticMarkup(<PackingSheet {...shop} order={printedOrder} language="de" lines={printedOrder.lines} />)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/ +/g, " ");

it("a packing slip names the country, the phone and, for a parcel machine, its carrier", () => {
  expect(printed(order)).toContain("Weg 1, 10115 Berlin, Germany Phone: +49 30 1234");
  const machine = { provider: "unisend", name: "Rimi", address: "Brīvības 1", postal_code: "1001", city: "Rīga" };
  const toMachine = { ...order, parcel_machine: { ...machine, country: "LV" } };
  expect(printed(toMachine)).toContain("LP Express: Rimi, Brīvības 1, 1001 Rīga, Latvia Phone: +49 30 1234");
});

it("a packing slip names the company above the person, the goods as the buyer read them, and speaks the order's language", () => {
  const text = printed(order);
  expect(text).toContain("Muster GmbH Erika Muster");
  expect(text).toContain("Rose Oil Rosenöl");
  expect(text).toContain("Vielen Dank für Ihren Einkauf bei Aurelle. Fragen? shop@example.com");
});
