import type { ResponseOf } from "#api-client/api-client.ts";
import { countryName } from "#backoffice/country-name.ts";
import { shortDateIn, timeIn } from "#backoffice/moments.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { carrierName } from "../carriers.ts";
import { messages } from "./messages.ts";

/** An order as a list of the back office has it. */
export type OrderListItem = ResponseOf<"GET admin-orders">["orders"][number];

/** An amount of an order in its currency; a sum over orders in that of reports. */
export const inMoney = (amount: number, { currency }: { currency?: string | undefined } = {}): string =>
  formatEuros(amount, currency);

export const customerOf = ({
  customers: { first_name, last_name },
}: {
  customers: Pick<OrderListItem["customers"], "first_name" | "last_name">;
}): string => `${first_name} ${last_name}`.trim();

type To = Pick<OrderListItem, "parcel_machines" | "shipping_address">;

const linesOf = ({ street, postal_code, city, state, country }: To["shipping_address"]): string[] =>
  [street, `${postal_code} ${city}`.trim(), [state, country && countryName(country)].filter(Boolean).join(", ")].filter(
    (line) => line !== undefined && line !== "",
  );

export const addressOf = ({ shipping_address: to }: Pick<OrderListItem, "shipping_address">): string =>
  linesOf(to).join(", ");

/** The parcel machine, or the address, as on a parcel. */
export const destinationLines = ({ parcel_machines: machine, shipping_address: to }: To): string[] =>
  machine ? [machine.name, machine.city] : linesOf(to);

/** The parcel machine, or the address. */
export const destinationOf = (order: To): string => destinationLines(order).join(", ");

/** The town, which says enough on a phone. */
export const townOf = ({
  parcel_machines: machine,
  shipping_address: to,
  delivery_country: land,
}: OrderListItem): string => [machine?.city ?? to.city, countryName(land)].filter(Boolean).join(", ");

/** Known for a parcel machine only. */
export const carrierOf = ({ parcel_machines: machine }: Pick<OrderListItem, "parcel_machines">): string | null =>
  machine && carrierName(machine.provider);

/** "2 × Amber Stone Diffuser", for each line. */
export const goodsOf = ({ order_items }: Pick<OrderListItem, "order_items">): string[] =>
  order_items.map(({ quantity, products }) => `${quantity} × ${products.name}`);

/** Groups what is said of an order's status, so that no older Undo stays in sight. */
export const statusSubject = (orderNumber: string): string => `status of ${orderNumber}`;

/** "Reserves 3 pieces until 14:05"; while a payment is looked at, longer than it was meant to. */
export const reservedInWords = ({ pieces, until }: NonNullable<OrderListItem["reserved"]>, timeZone: string): string =>
  messages.reserved.pieces(pieces) +
  (Date.parse(until) > Date.now() ? messages.reserved.until(untilIn(timeZone, until)) : "");

const DAY_MS = 24 * 3600_000;

/** A time of today, or a day that is farther off, as of an order by hand. */
const untilIn = (timeZone: string, until: string): string =>
  Date.parse(until) - Date.now() > DAY_MS ? shortDateIn(timeZone, until) : timeIn(timeZone, until);
