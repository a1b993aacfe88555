import { emailTemplates } from "#features/email/server/email-templates.ts";
import type { AppContext } from "#platform/context.ts";
import { formatMoney } from "#shared/money.ts";
import { OrderConfirmationEmail } from "../emails/order-confirmation-email.tsx";
import { OrderRefundedEmail } from "../emails/order-refunded-email.tsx";
import { ReviewFlagEmail } from "../emails/review-flag-email.tsx";
import { messages } from "../messages.ts";
import { orderEmails } from "../order-email.ts";
import { customerName } from "../order-view.ts";
import { imagesForEmail } from "./email-images.ts";
import { linksTo, orderOf, rendered, senderOf } from "./email-of-order.ts";

/** Renders emails from the order as it is when they are sent. The outbox stores little more than its id. */
export const orderEmailTemplates = (shop: AppContext) =>
  emailTemplates(orderEmails, {
    "order-confirmation": async ({ orderId }, context) => {
      const order = await orderOf(shop, orderId);
      const { storeName, processingTime } = context.settings;
      return rendered(
        messages.mail.subject(order.orderNumber, storeName),
        <OrderConfirmationEmail
          {...{ order, processingTime }}
          images={await imagesForEmail(shop.db, order.id, context.shopUrl)}
          {...senderOf(context)}
          {...linksTo(shop, context.shopUrl, order)}
        />,
      );
    },
    "order-refunded": async (data, context) => {
      const order = await orderOf(shop, data.orderId);
      const { orderNumber } = order;
      return rendered(
        messages.refundEmail.subject(orderNumber, context.settings.storeName),
        <OrderRefundedEmail
          orderNumber={orderNumber}
          customerName={customerName(order)}
          amount={formatMoney(data.cents, data.currency ?? "EUR")}
          {...senderOf(context)}
          orderUrl={linksTo(shop, context.shopUrl, order).orderUrl}
        />,
      );
    },
    "order-attention": async ({ orderId, orderNumber, matter }, { settings: { storeName }, shopUrl }) =>
      rendered(
        messages.reviewFlagEmail.title(orderNumber),
        <ReviewFlagEmail
          title={messages.reviewFlagEmail.title(orderNumber)}
          open={messages.reviewFlagEmail.open}
          at={`${shopUrl}/admin/orders/${orderId}`}
          matter={matter}
          {...{ storeName, shopUrl }}
        />,
      ),
  });
