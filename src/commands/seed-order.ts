import { asc, desc, eq, isNull, sql } from "drizzle-orm";
import { lineRow, orderRow, sessionRequest } from "#features/checkout/server/order-rows.ts";
import { priceOrder } from "#features/checkout/server/price-order.ts";
import type { SeededCustomer } from "#features/customers/server/seed-customers.ts";
import type { SeededSale } from "#features/inventory/server/seed-sales.ts";
import { carrierOfMachine } from "#features/orders/carriers.ts";
import type { OrderStatus } from "#features/orders/order-status.ts";
import { reachedAt, type SeededOrder } from "#features/orders/server/seed-orders.ts";
import type { SeededPayment } from "#features/payments/server/seed-payments.ts";
import { isKit } from "#features/products/server/kit-queries.ts";
import type { ProductForSale } from "#features/products/server/products-for-sale.ts";
import { products } from "#features/products/server/products-table.ts";
import { checkoutTerms, storeSettings } from "#features/settings/server/settings-queries.ts";
import { parcelMachines } from "#features/shipping/server/parcel-machines-table.ts";
import type { AppContext } from "#platform/context.ts";
import { DAY_MS } from "#shared/day.ts";
import type { SeededRandom } from "#shared/seeded-random.ts";

/** Countries by how often they buy, with a town each. */
const TOWNS = [
  ["EE", "Tallinn", "10115", "+3725123", 4],
  ["FI", "Helsinki", "00100", "+35840123", 4],
  ["LV", "Riga", "LV-1010", "+3712912", 4],
  ["DE", "Berlin", "10115", "+4915112", 5],
  ["LT", "Vilnius", "01100", "+3706123", 4],
  ["SE", "Stockholm", "111 20", "+4670123", 4],
  ["FR", "Paris", "75002", "+33612", 6],
  ["US", "Boston", "02108", "+1617555", 4],
] as const;
const STREETS = ["Pikk", "Park Street", "Harbour Road", "Mill Lane", "Garden Street"];
const CARRIERS = ["DPD", "Omniva", "DHL"];

export interface GeneratedOrder {
  order: SeededOrder;
  payment: SeededPayment;
  sales: SeededSale[];
}

/** Generates one order after another at the prices of today. */
export async function orderGenerator(shop: AppContext) {
  const [goods, settings, rates, before, machines] = await Promise.all([
    goodsOf(shop),
    storeSettings(shop.db),
    // Today's rates for all: those of the past were never kept by this shop.
    Promise.all(
      TOWNS.map(async ([country]) => {
        const { vatRate } = await checkoutTerms(shop.db, country, shop.clock.now());
        return [country, vatRate] as const;
      }),
    ),
    ordersSoFar(shop),
    machinesOf(shop),
  ]);
  const rateOf = new Map<string, number>(rates);
  const now = shop.clock.now();

  function generate(random: SeededRandom, people: readonly SeededCustomer[], placed: Date): GeneratedOrder {
    const [country, city, zip, phone, digits] = random.pickEarly(TOWNS);
    const here = machines.filter((one) => one.countryCode === country);
    const machine = here.length > 0 && random.chance(0.5) ? random.pick(here) : null;
    const method = machine ? "parcel_machine" : "courier";
    const vatRate = rateOf.get(country) ?? 0;
    const priced = priceOrder(basket(random, goods), { method, shipping: settings, vatRate, isExempt: false });
    const person = random.pick(people);
    const customer = {
      ...person,
      address: `${random.pick(STREETS)} ${random.whole(1, 90)}`,
      city,
      zip,
      phone: phone + random.digits(digits),
      state: country === "US" ? "MA" : undefined,
    };
    const delivery = { method, country: null, parcelMachineId: null, mainDeliveryCountry: country } as const;
    const request = { items: [], customer, delivery, totalAmount: priced.total / 100 };
    const attempt = { request, browser: Buffer.alloc(32), network: null, idempotencyKey: null, requestId: "seed" };
    const id = random.uuid();
    const { status, isPaid } = fate(random, now.getTime() - placed.getTime());
    const paymentState = isPaid ? (status === "cancelled" ? "refunded" : "paid") : "failed";
    const order = {
      ...orderRow(attempt, priced, machine && withoutCountry(machine), shop),
      id,
      customerId: person.id,
      trackingCode: `TRK${random.digits(14)}`,
      termsVersion: "1",
      browserHash: null,
      cartHash: Buffer.alloc(32),
      status,
      paymentState,
      createdAt: placed,
      paidAt: isPaid ? placed : null,
      shippedAt: reachedAt(status, "shipped", placed),
      deliveredAt: reachedAt(status, "delivered", placed),
      cancelledAt: reachedAt(status, "cancelled", placed),
    } as const;
    const expiresAt = new Date(placed.getTime() + 40 * 60_000);
    const byCourier = random.pick(CARRIERS);
    const carrier = (machine && carrierOfMachine(machine.provider)) ?? byCourier;
    const shipment = { trackingNumber: `CC${random.digits(10)}EE`, carrier };
    const outcome = isPaid ? (status === "cancelled" ? "cancelled" : "sold") : "given-up";
    return {
      order: { order, lines: priced.lines.map(lineRow(priced.vatRate)), shipment: order.shippedAt && shipment },
      payment: {
        id: random.uuid(),
        request: sessionRequest(shop, attempt, priced, { id, orderNumber: "" }, expiresAt, shop),
        at: placed,
        outcome: isPaid ? (status === "cancelled" ? "refunded" : "paid") : "expired",
      },
      sales: priced.lines.map(({ product, quantity }) => ({
        orderId: id,
        productId: product.id,
        quantity,
        at: placed,
        outcome,
      })),
    };
  }
  return { before, generate };
}

/** One to four different things, mostly one of each. */
function basket(random: SeededRandom, goods: readonly ProductForSale[]) {
  const chosen = new Map<string, { product: ProductForSale; quantity: number }>();
  for (let i = random.whole(1, 4); i > 0; i -= 1) {
    const product = random.pickEarly(goods);
    chosen.set(product.id, { product, quantity: random.chance(0.8) ? 1 : random.whole(2, 4) });
  }
  return [...chosen.values()];
}

/** The status of an order of that age: most old ones are delivered, a few are cancelled or unpaid. */
function fate(random: SeededRandom, ageMs: number): { status: OrderStatus; isPaid: boolean } {
  const place = random.next();
  if (place < 0.04) return { status: "cancelled", isPaid: false };
  if (place < 0.07) return { status: "cancelled", isPaid: true };
  const days = ageMs / DAY_MS;
  if (days >= 6 || (days >= 4 && place < 0.5)) return { status: "delivered", isPaid: true };
  if (days >= 1.5) return { status: "shipped", isPaid: true };
  if (days < 1) return { status: "processing", isPaid: true };
  return { status: place < 0.5 ? "packing" : "ready_to_ship", isPaid: true };
}

async function ordersSoFar(shop: AppContext): Promise<number> {
  const found = await shop.db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM orders`);
  return found.rows[0]?.count ?? 0;
}

/** The newest are bought, the very newest most. */
async function goodsOf(shop: AppContext): Promise<ProductForSale[]> {
  const rows = await shop.db
    .select({
      id: products.id,
      name: products.name,
      englishName: products.name,
      sku: products.sku,
      category: products.category,
      priceCents: products.priceCents,
      discountPercentage: products.discountPercentage,
      notSoldTo: products.notSoldTo,
    })
    .from(products)
    // A kit has no stock of its own that seeded sales could be counted from.
    .where(sql`${isNull(products.retiredAt)} AND NOT ${isKit}`)
    .orderBy(desc(products.createdAt), products.id)
    .limit(2000);
  return rows.map((row) => ({ ...row, reduction: null, seen: null, parts: [] }));
}

const machinesOf = (shop: AppContext) =>
  shop.db
    .select({
      id: parcelMachines.id,
      provider: parcelMachines.provider,
      name: parcelMachines.name,
      address: parcelMachines.address,
      city: parcelMachines.city,
      postalCode: parcelMachines.postalCode,
      countryCode: parcelMachines.countryCode,
    })
    .from(parcelMachines)
    .where(eq(parcelMachines.isActive, true))
    .orderBy(asc(parcelMachines.id))
    .limit(500);

const withoutCountry = ({ countryCode: _, ...machine }: Awaited<ReturnType<typeof machinesOf>>[number]) => machine;
