import { emailTemplates } from "#features/email/server/email-templates.ts";
import { carrierPage } from "#features/orders/carriers.ts";
import { imagesForEmail } from "#features/orders/server/email-images.ts";
import { linksTo, orderOf, rendered, senderOf } from "#features/orders/server/email-of-order.ts";
import { shipmentOf } from "#features/orders/server/order-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { dayInWords } from "#shared/day.ts";
import { messages } from "../email-messages.ts";
import { OrderShippedEmail } from "../emails/order-shipped-email.tsx";
import { shippedEmail } from "../shipped-email.ts";

export const shippedEmailTemplate = (shop: AppContext) =>
  emailTemplates(shippedEmail, {
    "order-shipped": async ({ orderId }, context) => {
      const order = await orderOf(shop, orderId);
      const shipment = await shipmentOf(shop.db, order.id);
      const carrier = shipment?.carrier === "other" ? null : (shipment?.carrier ?? null);
      const trackingNumber = shipment?.trackingNumber ?? null;
      return rendered(
        messages.subject(order.orderNumber, context.settings.storeName),
        <OrderShippedEmail
          {...{ order, carrier, trackingNumber }}
          images={await imagesForEmail(shop.db, order.id, context.shopUrl)}
          carrierUrl={carrierPage(carrier, trackingNumber)}
          expected={shipment?.estimatedDelivery ? dayInWords(shipment.estimatedDelivery) : null}
          {...senderOf(context)}
          trackingUrl={linksTo(shop, context.shopUrl, order).trackingUrl}
        />,
      );
    },
  });
