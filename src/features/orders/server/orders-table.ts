import { sql } from "drizzle-orm";
import { bigint, boolean, char, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import { ACTORS } from "#features/audit/audit-filters.ts";
import { customers } from "#features/customers/server/customers-table.ts";
import type { SeenWithOrder } from "#features/products/product.ts";
import { products } from "#features/products/server/products-table.ts";
import { parcelMachines } from "#features/shipping/server/parcel-machines-table.ts";
import { DELIVERY_METHODS } from "#features/shipping/shipping-cost.ts";
import { vatChecks } from "#features/vat-numbers/server/vat-checks-table.ts";
import { bytesColumn, centsColumn, percentColumn, timeColumn } from "#platform/database/columns.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/language.ts";
import type { MessageDescriptor } from "#shared/message-descriptor.ts";
import { CURRENCIES, CURRENCY, euros } from "#shared/money.ts";
import { ORDER_PAYMENT_STATES } from "../order-payment-state.ts";
import { ORDER_STATUSES } from "../order-status.ts";
import type { OrderMachine } from "../order-view.ts";
import { discountColumns, exemptColumns, manualDiscountColumns } from "./discount-columns.ts";

export const orders = pgTable("orders", {
  id: uuid().primaryKey().defaultRandom(),
  orderNumber: text("order_number").notNull().default(sql`'AU-' || nextval('order_numbers')`),
  trackingCode: text("tracking_code").notNull(),
  customerId: uuid("customer_id")
    .notNull()
    .references(() => customers.id),
  status: text({ enum: ORDER_STATUSES }).notNull().default("pending"),
  paymentState: text("payment_state", { enum: ORDER_PAYMENT_STATES }).notNull().default("unpaid"),
  reviewFlag: text("review_flag"),
  currency: char({ length: 3, enum: CURRENCIES }).notNull().default(CURRENCY),
  channel: text({ enum: ["web", "back-office"] })
    .notNull()
    .default("web"),
  isTest: boolean("is_test").notNull().default(false),
  idempotencyKey: text("idempotency_key"),
  cartHash: bytesColumn("cart_hash").notNull(),
  browserHash: bytesColumn("browser_hash"),
  termsVersion: text("terms_version").notNull(),
  email: text().notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  zip: text().notNull(),
  state: text(),
  country: char({ length: 2 }).notNull(),
  deliveryMethod: text("delivery_method", { enum: DELIVERY_METHODS }).notNull(),
  deliveryCountry: char("delivery_country", { length: 2 }).notNull(),
  parcelMachineId: uuid("parcel_machine_id").references(() => parcelMachines.id),
  parcelMachine: jsonb("parcel_machine").$type<OrderMachine>(),
  linesCents: centsColumn("lines_cents").notNull(),
  ...discountColumns,
  shippingCents: centsColumn("shipping_cents").notNull(),
  shippingVatRate: percentColumn("shipping_vat_rate").notNull(),
  shippingNetCents: centsColumn("shipping_net_cents").notNull(),
  shippingVatCents: centsColumn("shipping_vat_cents").notNull(),
  totalCents: centsColumn("total_cents").notNull(),
  notes: text(),
  version: integer().notNull().default(1),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  paidAt: timeColumn("paid_at"),
  shippedAt: timeColumn("shipped_at"),
  deliveredAt: timeColumn("delivered_at"),
  cancelledAt: timeColumn("cancelled_at"),
  erasedAt: timeColumn("erased_at"),
  /** Of the page where it was placed. */
  language: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
  /** Of the text in `agreed_terms`; null for orders of before texts were stored. */
  termsHash: bytesColumn("terms_hash"),
  /** Shared by the orders that pay for one purchase, which is the id of the first; null for an order on its own. */
  purchaseId: uuid("purchase_id"),
  /** What `review_flag` says, for readers of other languages. */
  reviewMatters: jsonb("review_matters").$type<MessageDescriptor[]>().notNull().default([]),
  /** Of an order that an administrator placed: its link can be paid, and its goods are reserved, until then. */
  payBy: timeColumn("pay_by"),
  /** The buyer took the goods along: nothing is sent. */
  isHandedOver: boolean("is_handed_over").notNull().default(false),
  /** The business that buys, and its number in the register; the invoice is made out to it. */
  company: text(),
  companyRegister: text("company_register"),
  ...manualDiscountColumns,
  discountReason: text("discount_reason"),
  /** Of the business that buys, such as DE123456789, and the register's answer about it; null where there was none. */
  vatNumber: text("vat_number"),
  vatCheckId: uuid("vat_check_id").references(() => vatChecks.id, { onDelete: "set null" }),
  ...exemptColumns,
  /** Counted up by a trigger when the email changes: earlier signed links show nothing any more. */
  linkVersion: smallint("link_version").notNull().default(0),
});

export const orderLines = pgTable(
  "order_lines",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    sku: text().notNull(),
    category: text().notNull(),
    quantity: integer().notNull(),
    listPriceCents: centsColumn("list_price_cents").notNull(),
    discountPercentage: percentColumn("discount_percentage").notNull(),
    unitPriceCents: centsColumn("unit_price_cents").notNull(),
    lineCents: centsColumn("line_cents").notNull(),
    bundleShareCents: centsColumn("bundle_share_cents").notNull().default(euros(0)),
    vatRate: percentColumn("vat_rate").notNull(),
    netCents: centsColumn("net_cents").notNull(),
    vatCents: centsColumn("vat_cents").notNull(),
    /** Where the shopper read another one. */
    englishName: text("english_name"),
    /** Of the reduction that was shown; null where none was. */
    reducedFromCents: centsColumn("reduced_from_cents"),
    seen: jsonb().$type<SeenWithOrder>(),
    /** That it was packed from. */
    batches: text().array().notNull().default([]),
    /** The part of `bundleShareCents` that is VAT a business is not charged. */
    exemptCents: centsColumn("exempt_cents").notNull().default(euros(0)),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** The parts of a kit as they were when it was ordered, with their shares of what its line costs after all discounts. */
export const orderLineParts = pgTable(
  "order_line_parts",
  {
    orderId: uuid("order_id").notNull(),
    /** Of the line. */
    position: smallint().notNull(),
    /** Within the kit. */
    place: smallint().notNull(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    /** Where the shopper read another one. */
    englishName: text("english_name"),
    sku: text().notNull(),
    /** In one kit. */
    quantity: integer().notNull(),
    grossCents: centsColumn("gross_cents").notNull(),
    netCents: centsColumn("net_cents").notNull(),
    vatCents: centsColumn("vat_cents").notNull(),
    seen: jsonb().$type<SeenWithOrder>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position, table.place] })],
);

export const orderStatusHistory = pgTable("order_status_history", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  fromStatus: text("from_status", { enum: ORDER_STATUSES }),
  toStatus: text("to_status", { enum: ORDER_STATUSES }).notNull(),
  actor: text({ enum: ACTORS }).notNull(),
  administratorId: uuid("administrator_id").references(() => administrators.id),
  reason: text(),
  at: timeColumn("at").notNull().defaultNow(),
});
