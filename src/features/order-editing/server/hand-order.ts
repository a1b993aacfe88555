import { randomBytes, randomUUID } from "node:crypto";
import { deliveryProblems } from "#features/checkout/server/delivery-problems.ts";
import { refuseTooSmall } from "#features/checkout/server/price-order.ts";
import { upsertCustomerWith } from "#features/customers/server/upsert-customer.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { OutOfStock, reserveStock, soldOutError } from "#features/inventory/server/reserve-stock.ts";
import { DAYS_TO_PAY, goodsOf, type OrderVersion } from "#features/orders/correction.ts";
import type { Actor } from "#features/orders/server/actor.ts";
import { newTrackingCode, type PlacedOrder, placeOrder } from "#features/orders/server/place-order.ts";
import { agreeToTerms, recordTerms, termsVersion } from "#features/policies/server/agreed-terms.ts";
import { guaranteeWords, knownNotice } from "#features/policies/server/guarantee-notices.ts";
import { checkoutTerms } from "#features/settings/server/settings-queries.ts";
import { vatCountry } from "#features/settings/trader.ts";
import { DEFAULT_COUNTRY } from "#features/shipping/countries.ts";
import { type ChosenMachine, offeredMachine } from "#features/shipping/server/parcel-machine-queries.ts";
import { vatRateThere, vatTerritory } from "#features/shipping/vat-territory.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { isTestPage } from "#platform/payment/test-page.ts";
import { AppError } from "#shared/app-error.ts";
import { dayIn } from "#shared/day.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import type { Language } from "#shared/language.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import type { WayToPay } from "../draft.ts";
import { messages } from "../operator-messages.ts";
import type { WantedDelivery } from "./make-correction.ts";
import { markPaid } from "./mark-paid.ts";
import { draftGone, removeDraft } from "./order-drafts.ts";
import { pricedVersion, type WantedLine } from "./price-version.ts";

export interface HandOrder {
  lines: readonly WantedLine[];
  firstName: string;
  lastName: string;
  email: string;
  /** The business that buys, and its number in the register. */
  company: string | null;
  companyRegister: string | null;
  language: Language;
  /** null where the buyer took the goods along. */
  delivery: WantedDelivery | null;
  /** Taken off the goods, with its reason. */
  discount: Cents;
  discountReason: string | null;
}

export interface Placing extends Actor {
  order: HandOrder;
  way: WayToPay;
  /** The total that the administrator saw. */
  seen: Cents;
  draftId?: string | undefined;
}

interface Priced {
  version: OrderVersion;
  delivery: WantedDelivery;
  machine: ChosenMachine | null;
}

/** What an order by hand comes to. Nothing is written. @throws AppError */
export async function priceHandOrder(shop: AppContext, order: HandOrder): Promise<Priced> {
  const now = shop.clock.now();
  const { settings: shopSettings } = await checkoutTerms(shop.db, DEFAULT_COUNTRY, now);
  const home = vatCountry(shopSettings.trader.trader_vat_number || null) ?? DEFAULT_COUNTRY;
  const delivery = order.delivery ?? handedOver(home);
  const destination = (delivery.method === "parcel_machine" && delivery.machineCountry) || delivery.country;
  if (order.delivery) refuseUndeliverable(order, order.delivery);
  const machine = delivery.method === "parcel_machine" ? await machineOf(shop, delivery, destination) : null;
  const { settings, vatRate } = await checkoutTerms(shop.db, destination, now);
  const territory = vatTerritory(destination, machine?.postalCode || delivery.zip);
  const version = await pricedVersion(shop.db, [], order.lines, {
    ...{ language: order.language, country: delivery.country, deliveryCountry: destination },
    ...{ deliveryMethod: delivery.method, shipping: order.delivery ? settings : null, discount: order.discount },
    vatRate: vatRateThere(territory, vatRate, dayIn(settings.timeZone, now)),
    ...{ nextPosition: 1, goesElsewhere: false },
  });
  if (order.discount > version.discounts.manualCents)
    throw new AppError("invalid", messages.discountTooLarge(formatMoney(version.discounts.manualCents)), {
      code: "DISCOUNT_TOO_LARGE",
    });
  refuseTooSmall(version.totalCents);
  return { version, delivery, machine };
}

const handedOver = (country: string): WantedDelivery => ({
  ...{ method: "courier", country, machineCountry: null, machineId: null },
  ...{ phone: "", address: "", city: "", zip: "", state: null },
});

function refuseUndeliverable({ firstName, lastName, email }: HandOrder, delivery: WantedDelivery): void {
  const { method, country, machineCountry, machineId, phone, address, city, zip, state } = delivery;
  const problems = deliveryProblems({
    items: [],
    customer: { firstName, lastName, email, phone, address, city, zip, state: state ?? "" },
    delivery: { method, country: machineCountry, parcelMachineId: machineId, mainDeliveryCountry: country },
    totalAmount: 0,
  });
  if (problems.length > 0) throw new AppError("invalid", issues.invalid, { details: problems });
}

async function machineOf(shop: AppContext, { machineId }: WantedDelivery, country: string): Promise<ChosenMachine> {
  const machine = await offeredMachine(shop.db, machineId ?? "", country, shop.config.mode);
  if (!machine)
    throw new AppError("invalid", issues.invalid, { details: [messages.noMachine], code: "MACHINE_CLOSED" });
  return machine;
}

/**
 * Places an order that an administrator took: it reserves its goods for 7 days and is paid by the link in an email, or is paid now. The
 * draft that it was is gone with it. @throws AppError "conflict" if goods are gone, a price changed, or somebody placed the draft
 */
export async function placeHandOrder(
  shop: AppContext,
  { order, way, seen, draftId, ...actor }: Placing,
): Promise<string> {
  const { version, delivery, machine } = await priceHandOrder(shop, order);
  if (version.totalCents !== seen)
    throw new AppError("conflict", messages.totalChanged(formatMoney(version.totalCents)), { code: "TOTAL_CHANGED" });
  const now = shop.clock.now();
  const { settings } = await checkoutTerms(shop.db, delivery.country, now);
  const terms = await withLanguage(order.language, async () =>
    recordTerms(shop.db, settings, { words: guaranteeWords(), file: (await knownNotice(shop))?.path ?? null }, now),
  );
  const payBy = new Date(now.getTime() + DAYS_TO_PAY * 24 * 3600_000);
  const { lines, discounts, ...sums } = version;
  const placed = await transact(shop.db, async (tx): Promise<PlacedOrder> => {
    if (draftId && !(await removeDraft(tx, draftId))) throw draftGone();
    const { id: customerId, read } = await upsertCustomerWith(tx, order, termsVersion(now));
    const agreed = await withLanguage(order.language, () => agreeToTerms(tx, terms, read, now));
    const { email, firstName, lastName, company, companyRegister, language, discountReason } = order;
    const { phone, address, city, zip, state } = delivery;
    const row = await placeOrder(
      tx,
      {
        ...{ id: randomUUID(), trackingCode: newTrackingCode(), customerId, channel: "back-office", language, payBy },
        ...{ isTest: isTestPage(shop.payment), cartHash: randomBytes(32), isHandedOver: order.delivery === null },
        ...{ termsVersion: agreed.version, termsHash: agreed.hash, createdAt: now },
        ...{ email, firstName, lastName, phone, address, city, zip, state, company, companyRegister },
        ...{ ...sums, ...discounts, discountReason },
        ...{ parcelMachineId: machine?.id ?? null, parcelMachine: machine && { ...machine } },
      },
      lines.map(({ position: _, batches: __, ...line }) => line),
      actor.requestId ?? "",
      actor.administratorId,
    );
    await reserveStock(tx, { orderId: row.id, pieces: 0, network: null, now, expiresAt: payBy }, goodsOf(version));
    if (way === "link")
      await queueEmail(
        tx,
        "order-payment-link",
        { orderId: row.id, cents: version.totalCents, payBy: payBy.toISOString(), isDifference: false },
        { dedupeKey: `order-payment-link:${row.id}`, recipient: email, orderId: row.id, language },
      );
    return row;
  }).catch((error: unknown) => {
    throw error instanceof OutOfStock ? soldOutError(error.missing) : error;
  });
  if (way !== "link") await markPaid(shop, { orderId: placed.id, way, ...actor });
  return placed.id;
}
