import { formatMoney } from "#shared/money.ts";
import type { OrderVersion, VersionRecipient } from "../correction.ts";
import type { OrderChanges } from "../emails/changes-of-order.tsx";
import { destination, type OrderView } from "../order-view.ts";
import type { Correction } from "./corrections.ts";

/** What a correction changes, as its emails say it. */
export function changesOfCorrection(
  { before, after, recipientBefore, recipientAfter }: Correction,
  order: OrderView,
): OrderChanges {
  const names = new Map([...before.lines, ...after.lines].map(({ productId, name }) => [productId, name]));
  const pieces = ({ lines }: OrderVersion, wanted: string) =>
    lines.reduce((count, { productId, quantity }) => count + (productId === wanted ? quantity : 0), 0);
  const goods = [...names].map(([id, name]) => ({ name, before: pieces(before, id), after: pieces(after, id) }));
  return {
    goods: goods.filter((one) => one.before !== one.after),
    total: differing(formatMoney(before.totalCents, order.currency), formatMoney(after.totalCents, order.currency)),
    to:
      recipientBefore && recipientAfter
        ? differing(destinationOf(before, recipientBefore), destinationOf(after, recipientAfter))
        : null,
    company:
      recipientBefore && recipientAfter ? differing(companyOf(recipientBefore), companyOf(recipientAfter)) : null,
  };
}

const differing = (before: string, after: string) => (before === after ? null : { before, after });

const destinationOf = ({ country, deliveryCountry }: OrderVersion, recipient: VersionRecipient): string => {
  const { address, city, zip, state, parcelMachine: machine } = recipient;
  return destination({ address, city, zip, state, machine, country, deliveryCountry });
};

const companyOf = ({ company, companyRegister, vatNumber }: VersionRecipient): string =>
  [company, companyRegister, vatNumber].filter(Boolean).join(", ");
