import { z } from "zod";
import { MAX_LINES, MAX_QUANTITY } from "#features/cart/cart-line.ts";
import { deliveryProblems } from "#features/checkout/server/delivery-problems.ts";
import { type ChosenMachine, offeredMachine } from "#features/shipping/server/parcel-machine-queries.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#features/shipping/shipping-cost.ts";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import { line, optionalLine, printed } from "#shared/line-text.ts";
import { messages } from "../operator-messages.ts";

/** How and where an order travels. */
export interface WantedDelivery {
  method: DeliveryMethod;
  /** Of the address. */
  country: string;
  /** Of the parcel machine; null for a courier. */
  machineCountry: string | null;
  machineId: string | null;
  phone: string;
  address: string;
  city: string;
  zip: string;
  state: string | null;
}

const country = z.string().regex(/^[A-Z]{2}$/);

/** The same as the back office sends it. What an order has already may be in letters that invoices cannot print. */
export const correctedDelivery = z.object({
  method: z.enum(DELIVERY_METHODS),
  country,
  machine_country: country.nullish(),
  machine_id: z.uuid().nullish(),
  phone: line(30),
  address: line(200),
  city: line(100),
  zip: line(20),
  state: optionalLine(60).nullish(),
});

/** That of a new order. */
export const delivery = correctedDelivery.extend({
  address: printed(line(200)),
  city: printed(line(100)),
  state: printed(optionalLine(60)).nullish(),
});

/** Of a company that took the goods along. */
export const companyAddress = delivery.pick({ country: true, address: true, city: true, zip: true, state: true });

export const asAddress = ({ state, ...address }: z.output<typeof companyAddress>) => ({
  ...address,
  state: state || null,
});

/** What the price depends on, while the rest is still entered. */
export const deliveryToPrice = delivery
  .omit({ phone: true, address: true, city: true })
  .extend({ zip: optionalLine(20) });

/** Products and pieces as the back office sends them. */
export const wantedLines = z
  .array(z.object({ product_id: z.uuid(), quantity: z.int().min(1).max(MAX_QUANTITY) }))
  .min(1)
  .max(MAX_LINES)
  .transform((lines) => lines.map(({ product_id: productId, quantity }) => ({ productId, quantity })));

export const asDelivery = ({
  machine_country,
  machine_id,
  state,
  ...rest
}: z.output<typeof correctedDelivery>): WantedDelivery => ({
  ...rest,
  machineCountry: machine_country ?? null,
  machineId: machine_id ?? null,
  state: state || null,
});

/** The country that the parcel goes to. */
export const destinationOf = ({ method, machineCountry, country }: WantedDelivery): string =>
  (method === "parcel_machine" && machineCountry) || country;

/** @throws AppError "invalid" with a sentence for each thing that keeps the parcel from being delivered */
export function refuseUndeliverable(
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
  { method, country, machineCountry, machineId, phone, address, city, zip, state }: WantedDelivery,
): void {
  const problems = deliveryProblems({
    items: [],
    customer: { email, firstName, lastName, phone, address, city, zip, state: state ?? "" },
    delivery: { method, country: machineCountry, parcelMachineId: machineId, mainDeliveryCountry: country },
    totalAmount: 0,
  });
  if (problems.length > 0) throw new AppError("invalid", issues.invalid, { details: problems });
}

/** Where it goes to a parcel machine, that machine. @throws AppError "invalid" if it is not offered */
export async function machineOf(shop: AppContext, db: Db, wanted: WantedDelivery): Promise<ChosenMachine | null> {
  if (wanted.method !== "parcel_machine") return null;
  const machine = await offeredMachine(db, wanted.machineId, destinationOf(wanted), shop.config.mode);
  if (!machine)
    throw new AppError("invalid", issues.invalid, { details: [messages.noMachine], code: "MACHINE_CLOSED" });
  return machine;
}
