import { render, toPlainText } from "react-email";
import type { LetterContext, RenderedLetter } from "#features/letters/server/send-letters.ts";
import type { Shop } from "#platform/shop.ts";
import { OrderConfirmationLetter } from "../emails/order-confirmation-letter.tsx";
import { texts } from "../texts.ts";
import { trackingAddress } from "../tracking.ts";
import { orderKey } from "./order-key.ts";
import { orderById } from "./order-queries.ts";

/** Written from the order as it is when the letter goes out; the outbox keeps only its id. */
export async function confirmationLetter(
  shop: Shop,
  { orderId }: Record<string, unknown>,
  { settings, shopUrl }: LetterContext,
): Promise<RenderedLetter> {
  const found = await orderById(shop.db, String(orderId));
  if (!found) throw new Error("The order of a confirmation letter is gone");
  const { order } = found;
  const key = orderKey(shop.secret, order.id);
  const html = await render(
    <OrderConfirmationLetter
      order={order}
      storeName={settings.storeName}
      storeEmail={settings.storeEmail}
      shopUrl={shopUrl}
      orderUrl={`${shopUrl}/order-confirmation?orderId=${order.id}&key=${key}`}
      trackingUrl={shopUrl + trackingAddress(order.trackingCode, key)}
      processingTime={settings.processingTime}
    />,
  );
  return { subject: texts.letter.subject(order.orderNumber, settings.storeName), html, text: toPlainText(html) };
}
