import { render, toPlainText } from "react-email";
import type { Templates } from "#features/letters/server/send-letters.ts";
import type { Shop } from "#platform/shop.ts";
import { OrderConfirmationLetter } from "../emails/order-confirmation-letter.tsx";
import { orderKey } from "./order-key.ts";
import { orderById } from "./order-queries.ts";

/** Written from the order as it is when the letter goes out; the outbox keeps only its id. */
export const confirmationLetter =
  (shop: Shop): Templates[string] =>
  async ({ orderId }, { settings, shopUrl }) => {
    const found = await orderById(shop.db, String(orderId));
    if (!found) throw new Error("The order of a confirmation letter is gone");
    const html = await render(
      <OrderConfirmationLetter
        order={found.order}
        storeName={settings.storeName}
        storeEmail={settings.storeEmail}
        shopUrl={shopUrl}
        orderUrl={`${shopUrl}/order-confirmation?orderId=${found.order.id}&key=${orderKey(shop.secret, found.order.id)}`}
        processingTime={settings.processingTime}
      />,
    );
    return { subject: `Your order ${found.order.orderNumber} at ${settings.storeName}`, html, text: toPlainText(html) };
  };
