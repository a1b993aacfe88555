import { emailTemplates } from "#features/email/server/email-templates.ts";
import type { AppContext } from "#platform/context.ts";
import { formatMoney } from "#shared/money.ts";
import { OrderConfirmationEmail } from "../emails/order-confirmation-email.tsx";
import { OrderRefundedEmail } from "../emails/order-refunded-email.tsx";
import { ReviewFlagEmail } from "../emails/review-flag-email.tsx";
import { WithdrawalReceivedEmail } from "../emails/withdrawal-received-email.tsx";
import { messages } from "../messages.ts";
import { orderEmails } from "../order-email.ts";
import { customerName } from "../order-view.ts";
import { momentInWords } from "../withdrawal.ts";
import { withdrawalTexts } from "../withdrawal-messages.ts";
import { imagesForEmail } from "./email-images.ts";
import { linksTo, orderOf, rendered, senderOf } from "./email-of-order.ts";
import { withdrawalById } from "./order-queries.ts";

/** Emails are written from the order as it is when they go out; the outbox keeps little more than its id. */
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
    "withdrawal-received": async (data, context) => {
      const withdrawal = await withdrawalById(shop.db, data.withdrawalId);
      const { name, items, declaredAt, orderId } = withdrawal;
      const order = orderId ? await orderOf(shop, orderId) : null;
      const orderNumber = order?.orderNumber ?? withdrawal.orderNumber ?? "";
      return rendered(
        withdrawalTexts.mail.subject(orderNumber, context.settings.storeName),
        <WithdrawalReceivedEmail
          {...{ orderNumber, name, items }}
          email={order?.email ?? withdrawal.email ?? ""}
          isMatched={order !== null}
          moment={momentInWords(context.settings.timeZone, declaredAt)}
          {...senderOf(context)}
        />,
      );
    },
    "withdrawal-attention": async (_data, { settings: { storeName }, shopUrl }) => {
      const { title, matter, open } = withdrawalTexts.attention;
      const at = `${shopUrl}/admin/orders`;
      return rendered(title, <ReviewFlagEmail {...{ title, matter, open, at, storeName, shopUrl }} />);
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
