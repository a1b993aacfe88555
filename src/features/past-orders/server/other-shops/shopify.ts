import type { Row } from "#features/products/server/other-shops/taken-product.ts";
import { messages } from "../../import-messages.ts";
import { customerLine } from "./customer-line.ts";
import { orderLine, type PastRow, pastRows, tellDifference } from "./past-row.ts";
import type { Reading, ReadLine } from "./read-line.ts";

const TAXES = [1, 2, 3, 4, 5] as const;

const addressOf = (of: "Billing" | "Shipping", cells: PastRow) =>
  cells.address({
    name: [`${of} Name`],
    company: [`${of} Company`],
    street: [`${of} Address1`, `${of} Address2`],
    zip: [`${of} Zip`],
    city: [`${of} City`],
    country: [`${of} Country`],
    phone: [`${of} Phone`],
  });

/**
 * Orders of Shopify's `orders_export.csv`: a line for each product, the first of an order with all else. Its taxes are within the
 * prices or come to them. https://help.shopify.com/manual/orders/export-orders
 */
export function shopifyOrders(rows: readonly Row[], reading: Reading): ReadLine[] {
  const all = pastRows(rows, ["Created at"], reading);
  return [...Map.groupBy(all, ({ row }) => row.of("Name")).values()].flatMap((ofOrder) => {
    const [first] = ofOrder;
    if (!first) return [];
    const { row, cells } = first;
    const lines = ofOrder.flatMap(({ row: one, cells: own }) => {
      if (one.of("Lineitem name") === "") return [];
      const quantity = Number(one.of("Lineitem quantity") || 1);
      const price = own.cents("Lineitem price");
      if (own !== cells) cells.problems.push(...own.problems);
      if (!Number.isFinite(quantity))
        cells.problems.push(messages.amount("Lineitem quantity", one.of("Lineitem quantity")));
      return [
        {
          name: own.text("Lineitem name"),
          sku: own.text("Lineitem sku"),
          quantity,
          amount_cents: price === null ? null : Math.round(price * quantity),
        },
      ];
    });
    const total = cells.cents("Total");
    if (total === null) cells.problems.push(messages.noTotal);
    if (total !== null && total < 0) cells.problems.push(messages.negativeTotal);
    const told = {
      lines,
      shipping_cents: cells.cents("Shipping"),
      discount_cents: cells.cents("Discount Amount"),
      tax_cents: cells.cents("Taxes"),
      refunded_cents: cells.cents("Refunded Amount"),
      taxes: TAXES.flatMap((number) => {
        const cents = cells.cents(`Tax ${number} Value`);
        return cents === null ? [] : [{ name: cells.text(`Tax ${number} Name`), cents }];
      }),
      payment: cells.text("Payment Method"),
      delivery: cells.text("Shipping Method"),
      billing: addressOf("Billing", cells),
      shipping: addressOf("Shipping", cells),
    };
    const states = [
      row.of("Cancelled at") && "cancelled",
      cells.text("Financial Status"),
      cells.text("Fulfillment Status"),
    ];
    const order = {
      orderNumber: cells.text("Name").slice(0, 100),
      orderedAt: cells.moment("Created at"),
      email: cells.email("Email"),
      name: cells.text("Billing Name", "Shipping Name"),
      currency: cells.text("Currency").toUpperCase(),
      totalCents: total ?? 0,
      status: states.filter(Boolean).join(", ").slice(0, 200),
      told,
    };
    tellDifference(cells, order, true);
    return [orderLine(row.line, cells, order)];
  });
}

/** Customers of `customers_export.csv`. https://help.shopify.com/manual/customers/import-export-customers */
export const shopifyCustomers = (rows: readonly Row[], reading: Reading): ReadLine[] =>
  pastRows(rows, ["Created At", "Email Marketing: Updated At", "Consent date"], reading).map(({ row, cells }) =>
    customerLine(row, cells, {
      email: ["Email"],
      first: ["First Name"],
      last: ["Last Name"],
      since: "Created At",
      newsletter: { says: ["Accepts Email Marketing"], since: ["Email Marketing: Updated At", "Consent date"] },
      addresses: [
        {
          name: [],
          company: ["Default Address Company", "Company"],
          street: ["Default Address Address1", "Address1", "Default Address Address2", "Address2"],
          zip: ["Default Address Zip", "Zip"],
          city: ["Default Address City", "City"],
          country: ["Default Address Country Code", "Country Code", "Country"],
          phone: ["Default Address Phone", "Phone"],
        },
      ],
    }),
  );
