import { messages as mail } from "../email-messages.ts";
import { messages } from "../messages.ts";
import type { OrderView } from "../order-view.ts";

/** An export, and a sale to a business in another member state, have no VAT. */
export const totalLabel = ({ vatRate }: Pick<OrderView, "vatRate">): string =>
  vatRate > 0 ? mail.mail.total : messages.total;
