import { z } from "zod";

/** The shops whose files of customers and orders are read. */
export const OTHER_SHOPS = ["shopify", "woocommerce", "prestashop"] as const;
export type OtherShop = (typeof OTHER_SHOPS)[number];
/** The same in every language. */
export const SHOP_NAMES: Readonly<Record<OtherShop, string>> = {
  shopify: "Shopify",
  woocommerce: "WooCommerce",
  prestashop: "PrestaShop",
};

/** Lines of a file; an order of Shopify has one for each product. */
export const MAX_LINES = 5_000;
export const MAX_FILE_BYTES = 16_000_000;
export const ROWS_A_PAGE = 20;

const text = z.string();
export const pastAddress = z.object({
  name: text,
  company: text,
  street: text,
  zip: text,
  city: text,
  country: text,
  phone: text,
});
export type PastAddress = z.output<typeof pastAddress>;

/** Amounts are hundredths of the order's currency, as the file tells them. */
export const toldOrder = z.object({
  lines: z.array(
    z.object({ name: text, sku: text, quantity: z.number(), /** Of all pieces. */ amount_cents: z.int().nullable() }),
  ),
  /** Null where the file does not say. */
  shipping_cents: z.int().nullable(),
  discount_cents: z.int().nullable(),
  tax_cents: z.int().nullable(),
  refunded_cents: z.int().nullable(),
  /** By their names there, such as "KM 24%". */
  taxes: z.array(z.object({ name: text, cents: z.int() })),
  payment: text,
  delivery: text,
  billing: pastAddress.nullable(),
  shipping: pastAddress.nullable(),
});
export type ToldOrder = z.output<typeof toldOrder>;

/** An order of another shop, as its file tells it. */
export interface PastOrder {
  orderNumber: string;
  orderedAt: Date;
  /** Empty, as the name, where the file names nobody who could be found again. */
  email: string;
  name: string;
  currency: string;
  totalCents: number;
  status: string;
  told: ToldOrder;
}

export interface PastCustomer {
  email: string;
  firstName: string;
  lastName: string;
  since: Date | null;
  addresses: PastAddress[];
}
