import type { Row } from "#features/products/server/other-shops/taken-product.ts";
import { messages } from "../../import-messages.ts";
import { centsIn } from "../../past-cells.ts";
import { customerLine } from "./customer-line.ts";
import { orderLine, type PastRow, pastRows, tellDifference } from "./past-row.ts";
import type { Reading, ReadLine } from "./read-line.ts";

const addressTitles = (of: "billing" | "shipping") => ({
  name: [],
  company: [`${of}_company`],
  street: [`${of}_address_1`, `${of}_address_2`],
  zip: [`${of}_postcode`],
  city: [`${of}_city`],
  country: [`${of}_country`],
  phone: [`${of}_phone`],
});

const nameOf = (cells: PastRow, of: "billing" | "shipping"): string =>
  `${cells.text(`${of}_first_name`)} ${cells.text(`${of}_last_name`)}`.trim();

function addressOf(of: "billing" | "shipping", cells: PastRow) {
  const address = cells.address(addressTitles(of));
  return address && { ...address, name: nameOf(cells, of) };
}

/**
 * Orders as the "Import Export Suite for WooCommerce" writes them: a line for each order, its products in `line_item_1` and so on;
 * taxes come to their amounts. https://woocommerce.com/document/import-and-export-of-woocommerce-orders/
 */
export function wooCommerceOrders(rows: readonly Row[], reading: Reading, titles: readonly string[]): ReadLine[] {
  const items = titles.filter((title) => /^line_item_\d+$/.test(title));
  return pastRows(rows, ["order_date"], reading, "month").map(({ row, cells }) => {
    const total = cells.cents("order_total");
    if (total === null) cells.problems.push(messages.noTotal);
    if (total !== null && total < 0) cells.problems.push(messages.negativeTotal);
    const fee = cells.cents("fee_total");
    const told = {
      lines: [
        ...items.flatMap((title) => lineOf(row.of(title))),
        ...(fee ? [{ name: "fee_total", sku: "", quantity: 1, amount_cents: fee }] : []),
      ],
      shipping_cents: cells.cents("shipping_total"),
      // Amounts of lines are those after discounts.
      discount_cents: null,
      tax_cents: cells.cents("tax_total"),
      refunded_cents: null,
      taxes: [],
      payment: cells.text("payment_method_title", "payment_method"),
      delivery: cells.text("shipping_method"),
      billing: addressOf("billing", cells),
      shipping: addressOf("shipping", cells),
    };
    const order = {
      orderNumber: cells.text("order_number", "order_id").slice(0, 100),
      orderedAt: cells.moment("order_date"),
      email: cells.email("billing_email", "customer_email"),
      name: (nameOf(cells, "billing") || nameOf(cells, "shipping")).slice(0, 200),
      currency: (cells.text("order_currency") || "EUR").toUpperCase(),
      totalCents: total ?? 0,
      status: cells.text("status"),
      told,
    };
    tellDifference(cells, order, false);
    return orderLine(row.line, cells, order);
  });
}

/** `name:Rose Oil|product_id:8|sku:R-10|quantity:2|total:20.00|sub_total:24.00` */
function lineOf(cell: string) {
  if (cell === "") return [];
  const parts = new Map(
    cell.split("|").flatMap((part) => {
      const colon = part.indexOf(":");
      return colon > 0 ? [[part.slice(0, colon).trim().toLowerCase(), part.slice(colon + 1).trim()] as const] : [];
    }),
  );
  const quantity = Number(parts.get("quantity") || 1);
  return [
    {
      name: (parts.get("name") ?? cell).slice(0, 200),
      sku: (parts.get("sku") ?? "").slice(0, 200),
      quantity: Number.isFinite(quantity) ? quantity : 1,
      amount_cents: centsIn(parts.get("total") ?? ""),
    },
  ];
}

/** Customers as the same extension writes them. https://woocommerce.com/document/import-and-export-woocommerce-users-and-customers/ */
export const wooCommerceCustomers = (rows: readonly Row[], reading: Reading): ReadLine[] =>
  pastRows(rows, ["user_registered", "consent_date"], reading, "month").map(({ row, cells }) =>
    customerLine(row, cells, {
      email: ["user_email", "billing_email"],
      first: ["first_name", "billing_first_name"],
      last: ["last_name", "billing_last_name"],
      since: "user_registered",
      newsletter: { says: ["newsletter"], since: ["consent_date"] },
      addresses: [addressTitles("billing"), addressTitles("shipping")],
    }),
  );
