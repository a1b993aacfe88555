import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import { openSession } from "#features/administrators/server/sessions.ts";
import type { Actor } from "#features/audit/actor.ts";
import type { OrderRequest } from "#features/checkout/order-request.ts";
import { type CheckoutStarted, startCheckout } from "#features/checkout/server/start-checkout.ts";
import { setInitialStock } from "#features/inventory/server/initial-stock.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import type { RefundInput } from "#features/orders/server/refund-order.ts";
import { variantChange } from "#features/products/product-input.ts";
import { productParts } from "#features/products/server/kits-table.ts";
import { products } from "#features/products/server/products-table.ts";
import { changeProduct } from "#features/products/server/save-product.ts";
import { productGroups } from "#features/products/server/variants-table.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { euros } from "#shared/money.ts";
import type { Queries } from "./shop.ts";

export interface MadeProduct {
  id: string;
  name: string;
  /** Euro. */
  price: number;
  category: "diffusers" | "oils" | "accessories";
}

let made = 0;

export async function aProduct(
  shop: AppContext,
  input: Partial<MadeProduct> & { stock?: number } = {},
): Promise<MadeProduct> {
  made += 1;
  const { name = `Lavender Oil ${made}`, price = 20, category = "oils", stock = 10 } = input;
  const [row] = await shop.db
    .insert(products)
    .values({ slug: `product-${randomUUID()}`, sku: randomUUID(), name, category, priceCents: euros(price) })
    .returning({ id: products.id });
  if (!row) throw new Error("The product was not made");
  await transact(shop.db, (tx) => setInitialStock(tx, [{ productId: row.id, quantity: stock }]));
  return { id: row.id, name, price, category };
}

/** Changes a product as its form does. */
export const changesBy = (shop: AppContext, actor: Actor) => (id: string, input: object) =>
  changeProduct(shop, id, variantChange.parse(input), actor);

/** A kit of so many pieces of each product; it has no stock of its own. */
export async function aKit(
  shop: AppContext,
  parts: readonly (readonly [MadeProduct, number])[],
  input: Partial<MadeProduct> = {},
): Promise<MadeProduct> {
  made += 1;
  const { name = `Gift Set ${made}`, price = 30, category = "accessories" } = input;
  const [row] = await shop.db
    .insert(products)
    .values({ slug: `kit-${randomUUID()}`, sku: randomUUID(), name, category, priceCents: euros(price) })
    .returning({ id: products.id });
  if (!row) throw new Error("The kit was not made");
  await shop.db
    .insert(productParts)
    .values(
      parts.map(([{ id }, quantity], place) => ({ kitId: row.id, productId: id, quantity, position: place + 1 })),
    );
  return { id: row.id, name, price, category };
}

interface MadeGroup {
  name?: string;
  options?: string[];
  category?: MadeProduct["category"];
  /** In their order. */
  variants: readonly { values: string[]; price?: number; stock?: number }[];
}

/** A product with variants, in their order. */
export async function aGroup(shop: AppContext, input: MadeGroup): Promise<MadeProduct[]> {
  made += 1;
  const { name = `Cedar Oil ${made}`, options = ["Size"], category } = input;
  const [group] = await shop.db.insert(productGroups).values({ name, options }).returning({ id: productGroups.id });
  if (!group) throw new Error("The group was not made");
  const variants: MadeProduct[] = [];
  for (const [groupPosition, { values, ...one }] of input.variants.entries()) {
    const product = await aProduct(shop, { ...one, ...(category ? { category } : {}) });
    const [row] = await shop.db
      .update(products)
      .set({ groupId: group.id, optionValues: values, groupPosition })
      .where(eq(products.id, product.id))
      .returning({ name: products.name });
    variants.push({ ...product, name: row?.name ?? "" });
  }
  return variants;
}

/** By courier to Estonia: 8.99 below 75 EUR, otherwise free. */
export function anOrderFor(
  lines: readonly (readonly [MadeProduct, number])[],
  change: Partial<OrderRequest> = {},
): OrderRequest {
  const goods = lines.reduce((total, [product, quantity]) => total + product.price * quantity, 0);
  return {
    items: lines.map(([{ id, name, price, category }, quantity]) => ({
      id,
      name,
      price,
      category,
      quantity,
      discount_percentage: 0,
    })),
    customer: {
      firstName: "Mari",
      lastName: "Maasikas",
      email: "mari@example.com",
      address: "Pikk 1",
      city: "Tallinn",
      zip: "10115",
      phone: "+37251234567",
    },
    delivery: { method: "courier", country: null, parcelMachineId: null, mainDeliveryCountry: "EE" },
    totalAmount: Math.round((goods + (goods >= 75 ? 0 : 8.99)) * 100) / 100,
    ...change,
  };
}

export const aBrowser = (): Buffer => randomBytes(32);

interface Buyer {
  browser?: Buffer;
  /** A hash of 32 bytes. */
  network?: Buffer | null;
  /** null for a page that sends none. */
  key?: string | null;
}

export const checkout = (
  shop: AppContext,
  request: OrderRequest,
  { browser = aBrowser(), network = null, key = randomUUID() }: Buyer = {},
): Promise<CheckoutStarted> =>
  startCheckout(shop, { request, browser, network, idempotencyKey: key, requestId: "test" });

/** The id of the payment session that an order is paid at. */
export const sessionOf = ({ action }: Pick<CheckoutStarted, "action">): string =>
  action.kind === "redirect" ? (action.url.split("/").at(-1) ?? "") : "";

/** An order that was paid at the test page, ready to be packed. */
export async function aPaidOrder(
  shop: AppContext & { payment: { pay(session: string): Promise<unknown> } },
  lines: readonly (readonly [MadeProduct, number])[],
  change?: Partial<OrderRequest>,
): Promise<string> {
  const started = await checkout(shop, anOrderFor(lines, change));
  await shop.payment.pay(sessionOf(started));
  await askProvider(shop, started.orderId);
  return started.orderId;
}

/** Of all that is left. */
export const aRefund = (orderId: string, change: Partial<RefundInput> = {}): RefundInput => ({
  orderId,
  amount: null,
  restock: false,
  reason: "test",
  key: randomUUID(),
  administratorId: null,
  ...change,
});

export interface Bought {
  id: string;
  orderNumber: string;
  email: string;
}

/** A paid order of somebody who buys nothing else. */
export async function aBuyer(shop: Parameters<typeof aPaidOrder>[0], product: MadeProduct): Promise<Bought> {
  const email = `${randomUUID()}@example.com`;
  const lines = [[product, 1]] as const;
  const id = await aPaidOrder(shop, lines, { customer: { ...anOrderFor(lines).customer, email } });
  const { rows } = await shop.pool.query("SELECT order_number FROM orders WHERE id = $1", [id]);
  return { id, email, orderNumber: rows[0].order_number };
}

/** An actor that no foreign key asks for. */
export const SOMEBODY = { administratorId: "00000000-0000-4000-8000-000000000001", requestId: "test" };

/** Somebody who may be named as the one who did it. */
export async function anAdministrator(shop: AppContext): Promise<string> {
  const [row] = await shop.db
    .insert(administrators)
    .values({ email: `keeper-${randomUUID()}@example.com`, passwordHash: "$argon2id$none" })
    .returning({ id: administrators.id });
  if (!row) throw new Error("The administrator was not made");
  return row.id;
}

export const anActor = async (shop: AppContext): Promise<{ administratorId: string; requestId: string }> => ({
  administratorId: await anAdministrator(shop),
  requestId: "test",
});

/** Signs the administrator in. Answers with the token. */
export const aSession = (shop: AppContext, administratorId: string, now = shop.clock.now()): Promise<string> =>
  transact(shop.db, (tx) => openSession(tx, administratorId, { remembered: false, userAgent: null, now }));

/** Calls the functions of a served shop as an administrator. */
export function callsOf(shop: AppContext & { url: string }) {
  let token: Promise<string> | undefined;
  return async (method: string, path: string, body?: object) => {
    token ??= anAdministrator(shop).then((id) => aSession(shop, id));
    const headers = { authorization: `Bearer ${await token}`, "content-type": "application/json" };
    const answer = await fetch(`${shop.url}/functions/v1/${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

/** The kinds of emails about an order, the first one first. */
export const emailsOf = async ({ rows }: Queries, orderId: string): Promise<string[]> =>
  (await rows("SELECT kind FROM emails WHERE order_id = $1 ORDER BY created_at, kind", orderId)).map(
    ({ kind }) => kind,
  );

export const levelsOf = async ({ pool }: Pick<AppContext, "pool">, productId: string) =>
  (await pool.query("SELECT available, reserved FROM stock_levels WHERE product_id = $1", [productId])).rows[0];

export const ordersOfProduct = async ({ pool }: Pick<AppContext, "pool">, productId: string) => {
  const all = "SELECT o.* FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE l.product_id = $1";
  return (await pool.query(all, [productId])).rows;
};
