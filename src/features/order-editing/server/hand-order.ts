import { createHash, randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { refuseTooSmall } from "#features/checkout/server/price-order.ts";
import { upsertCustomerWith } from "#features/customers/server/upsert-customer.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { OutOfStock, reserveStock, soldOutError } from "#features/inventory/server/reserve-stock.ts";
import { endOfLink, goodsOf, lastMomentToPay, type OrderVersion } from "#features/orders/correction.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { newTrackingCode, type PlacedOrder, placeOrder } from "#features/orders/server/place-order.ts";
import { agreeToTerms, recordTerms, termsVersion } from "#features/policies/server/agreed-terms.ts";
import { guaranteeWords, knownNotice } from "#features/policies/server/guarantee-notices.ts";
import { checkoutTerms, type PricedRate } from "#features/settings/server/settings-queries.ts";
import { DEFAULT_COUNTRY } from "#features/shipping/countries.ts";
import { homeCountry } from "#features/shipping/home-country.ts";
import type { ChosenMachine } from "#features/shipping/server/parcel-machine-queries.ts";
import { codeThere } from "#features/shipping/vat-territory.ts";
import { type BuyerNumber, buyerNumber } from "#features/vat-numbers/server/buyer-number.ts";
import type { VatCheck } from "#features/vat-numbers/server/check-number.ts";
import { vatOfSale } from "#features/vat-numbers/server/vat-of-sale.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { AppError } from "#shared/app-error.ts";
import type { Language } from "#shared/language.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { type WayToPay, waysToPay } from "../draft.ts";
import { messages } from "../operator-messages.ts";
import { payByHand } from "./mark-paid.ts";
import { placedOther, removeDraft, takeDraft } from "./order-drafts.ts";
import { pricedVersion, type WantedLine } from "./price-version.ts";
import { destinationOf, machineOf, refuseUndeliverable, type WantedDelivery } from "./wanted-delivery.ts";

export interface HandOrder {
  lines: readonly WantedLine[];
  firstName: string;
  lastName: string;
  email: string;
  /** The business that buys, and its number in the register. */
  company: string | null;
  companyRegister: string | null;
  /** As it was written; an order without one, or of a number that VIES does not confirm, has VAT. */
  vatNumber: string | null;
  /** What VIES said of the number before, which counts where it says nothing now. */
  knownCheck?: VatCheck | null;
  language: Language;
  /** null where the buyer took the goods along. */
  delivery: WantedDelivery | null;
  /** Of a company that took the goods along: its invoice names it. */
  companyAddress?: CompanyAddress | null;
  /** Taken off the goods, with its reason. */
  discount: Cents;
  discountReason: string | null;
  /** Sent at the shop's expense. */
  isSentFree?: boolean;
}

export type CompanyAddress = Pick<WantedDelivery, "address" | "city" | "zip" | "country" | "state">;

export interface Placing extends Actor {
  /** Chosen by the caller: the same key places one order, whatever becomes of the answer. A draft has its own: its id. */
  key: string;
  order: HandOrder;
  way: WayToPay;
  /** The total that the administrator saw. */
  seen: Cents;
  draftId?: string | undefined;
  /** That was seen. */
  draftVersion?: number | undefined;
}

export interface PricedHandOrder {
  version: OrderVersion;
  pricedRate: PricedRate;
  delivery: WantedDelivery;
  machine: ChosenMachine | null;
  buyer: BuyerNumber | null;
}

/** What an order by hand comes to that can be delivered. @throws AppError, as `previewHandOrder` does */
export async function priceHandOrder(shop: AppContext, order: HandOrder): Promise<PricedHandOrder> {
  if (order.delivery) refuseUndeliverable(order, order.delivery);
  return previewHandOrder(shop, order);
}

/** What the price of an order by hand depends on. */
export type HandOrderToPrice = Pick<
  HandOrder,
  "lines" | "vatNumber" | "knownCheck" | "language" | "delivery" | "companyAddress" | "discount" | "isSentFree"
>;

/**
 * What an order by hand comes to while it is entered: its address may be incomplete. Asks VIES about the VAT number of a business, and
 * writes nothing else. @throws AppError
 */
export async function previewHandOrder(shop: AppContext, order: HandOrderToPrice): Promise<PricedHandOrder> {
  const now = shop.clock.now();
  const { settings: shopSettings } = await checkoutTerms(shop.db, DEFAULT_COUNTRY, now);
  const home = homeCountry(shopSettings);
  const delivery = order.delivery ?? handedOver(home, order.companyAddress);
  const destination = order.delivery ? destinationOf(delivery) : home;
  const machine = delivery.machineId === null ? null : await machineOf(shop, shop.db, delivery);
  const terms = await checkoutTerms(shop.db, destination, now);
  const { settings } = terms;
  const isHandedOver = order.delivery === null;
  const zip = codeThere(destination, machine, { country: delivery.country, zip: delivery.zip, isHandedOver });
  const asked = await buyerNumber(shop, { written: order.vatNumber, country: delivery.country }, settings);
  const buyer = asked && { number: asked.number, check: asked.check ?? order.knownCheck ?? null };
  const { vatRate, pricedRate, isExempt } = await vatOfSale(shop.db, terms, {
    destination,
    zip,
    isHandedOver,
    check: buyer?.check ?? null,
    at: now,
  });
  const version = await pricedVersion(shop.db, [], order.lines, {
    language: order.language,
    country: delivery.country,
    deliveryCountry: destination,
    deliveryMethod: delivery.method,
    discount: order.discount,
    shipping: order.delivery && !order.isSentFree ? settings : null,
    vatRate,
    isExempt,
    nextPosition: 1,
    goesElsewhere: false,
  });
  if (order.discount > version.discounts.manualCents)
    throw new AppError("invalid", messages.discountTooLarge(formatMoney(version.discounts.manualCents)), {
      code: "DISCOUNT_TOO_LARGE",
    });
  refuseTooSmall(version.totalCents);
  return { version, pricedRate, delivery, machine, buyer };
}

const handedOver = (home: string, of: CompanyAddress | null = null): WantedDelivery => ({
  method: "courier",
  country: of?.country ?? home,
  machineCountry: null,
  machineId: null,
  phone: "",
  address: of?.address ?? "",
  city: of?.city ?? "",
  zip: of?.zip ?? "",
  state: of?.state ?? null,
});

/**
 * Places an order that an administrator took: it reserves its goods for 7 days and is paid by the link in an email, or is paid now. The
 * draft that it was is gone with it. A key that has placed it answers that order. @throws AppError "conflict" if goods are gone, a price
 * changed, somebody placed the draft, or the key has placed another order
 */
export async function placeHandOrder(shop: AppContext, asked: Placing): Promise<string> {
  const placing = { ...asked, key: asked.draftId ?? asked.key };
  const known = await placedWith(shop, placing);
  if (known) return known;
  return placeNew(shop, placing).catch(async (error: unknown) => {
    // The same request was placed at the same moment.
    const placed = await placedWith(shop, placing);
    if (placed) return placed;
    throw error;
  });
}

/** What the administrator asked for, to tell the same request from a changed one. */
const hashOf = ({ order, way }: Placing): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([order, way]))
    .digest();

/** The order that was placed with the key; null for none. @throws AppError "conflict" if it was another one */
async function placedWith({ db }: AppContext, placing: Placing): Promise<string | null> {
  const [known] = await db.select().from(orders).where(eq(orders.idempotencyKey, placing.key));
  if (!known) return null;
  if (known.cartHash.equals(hashOf(placing))) return known.id;
  throw placedOther(known.orderNumber);
}

async function placeNew(shop: AppContext, placing: Placing): Promise<string> {
  const { key: idempotencyKey, order, way, seen, draftId, draftVersion, ...actor } = placing;
  if (!waysToPay(order.delivery === null).includes(way))
    throw new AppError("invalid", messages.paidOnHandover, { code: "HANDED_OVER" });
  const priced = await priceHandOrder(shop, order);
  const { totalCents: cents } = priced.version;
  if (cents !== seen)
    throw new AppError("conflict", messages.totalChanged(formatMoney(cents)), { code: "TOTAL_CHANGED" });
  const { place, payBy } = await handOrderPlacing(shop, order, priced);
  return transact(shop.db, async (tx) => {
    if (draftId) await takeDraft(tx, draftId, draftVersion);
    // One that was kept, of which the form never knew.
    else await removeDraft(tx, idempotencyKey);
    const isTest = shop.payment.isTest === true;
    const { id: orderId } = await place(tx, { ...actor, isTest, idempotencyKey, cartHash: hashOf(placing) });
    if (way === "link")
      await queueEmail(
        tx,
        "order-payment-link",
        { orderId, cents, payBy: payBy.toISOString(), isDifference: false },
        {
          dedupeKey: `order-payment-link:${orderId}`,
          recipient: order.email,
          orderId,
          language: order.language,
        },
      );
    else await payByHand(tx, await lockOrder(tx, orderId), { ...actor, way }, shop.clock.now());
    return orderId;
  }).catch(refuseSoldOut);
}

/** @throws AppError that names what is sold out, or the error itself */
export const refuseSoldOut = (error: unknown): never => {
  throw error instanceof OutOfStock ? soldOutError(error.missing) : error;
};

interface PlacedBy extends Actor {
  isTest: boolean;
  idempotencyKey?: string;
  cartHash?: Buffer;
}

/** Answers what writes an order by hand, with its customer and the terms of today, and reserves its goods. @throws OutOfStock */
export async function handOrderPlacing(
  shop: AppContext,
  order: HandOrder,
  { version, pricedRate, delivery, machine, buyer }: PricedHandOrder,
): Promise<{ payBy: Date; place: (tx: Tx, by: PlacedBy) => Promise<PlacedOrder> }> {
  const now = shop.clock.now();
  const { settings } = await checkoutTerms(shop.db, delivery.country, now);
  const terms = await withLanguage(order.language, async () =>
    recordTerms(shop.db, settings, { words: guaranteeWords(), file: (await knownNotice(shop))?.path ?? null }, now),
  );
  const payBy = lastMomentToPay(settings.timeZone, now);
  const { lines, discounts, ...sums } = version;
  const place = async (
    tx: Tx,
    { isTest, idempotencyKey, cartHash = randomBytes(32), ...actor }: PlacedBy,
  ): Promise<PlacedOrder> => {
    const { id: customerId, read } = await upsertCustomerWith(tx, order, termsVersion(now));
    const agreed = await withLanguage(order.language, () => agreeToTerms(tx, terms, read, now));
    const { email, firstName, lastName, company, companyRegister, language, discountReason } = order;
    const { phone, address, city, zip, state } = delivery;
    const row = await placeOrder(
      tx,
      {
        id: randomUUID(),
        trackingCode: newTrackingCode(),
        customerId,
        channel: "back-office",
        language,
        payBy,
        isTest,
        idempotencyKey,
        cartHash,
        isHandedOver: order.delivery === null,
        termsVersion: agreed.version,
        termsHash: agreed.hash,
        createdAt: now,
        email,
        firstName,
        lastName,
        phone,
        address,
        city,
        zip,
        state,
        company,
        companyRegister,
        vatNumber: buyer?.number ?? null,
        vatCheckId: buyer?.check?.id ?? null,
        ...sums,
        ...discounts,
        discountReason,
        parcelMachineId: machine?.id ?? null,
        parcelMachine: machine && { ...machine },
      },
      lines.map(({ position: _, batches: __, ...line }) => line),
      pricedRate,
      actor.requestId ?? "",
      actor.administratorId,
    );
    await reserveStock(
      tx,
      { orderId: row.id, pieces: 0, network: null, now, expiresAt: endOfLink(payBy) },
      goodsOf(version),
    );
    return row;
  };
  return { place, payBy };
}
