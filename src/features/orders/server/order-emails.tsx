import type { ReactElement } from "react";
import { type EmailContext, emailTemplates, type RenderedEmail } from "#features/email/server/email-templates.ts";
import { writeEmail } from "#features/email/server/render-email.ts";
import type { AppContext } from "#platform/context.ts";
import { dayInWords } from "#shared/day.ts";
import { formatMoney } from "#shared/money.ts";
import { carrierPage } from "../carriers.ts";
import { OrderConfirmationEmail } from "../emails/order-confirmation-email.tsx";
import { OrderRefundedEmail } from "../emails/order-refunded-email.tsx";
import { OrderShippedEmail } from "../emails/order-shipped-email.tsx";
import { ReviewFlagEmail } from "../emails/review-flag-email.tsx";
import { WithdrawalReceivedEmail } from "../emails/withdrawal-received-email.tsx";
import { messages } from "../messages.ts";
import { orderEmails } from "../order-email.ts";
import { customerName, type OrderView } from "../order-view.ts";
import { trackingAddress } from "../tracking.ts";
import { momentInWords } from "../withdrawal.ts";
import { withdrawalTexts } from "../withdrawal-messages.ts";
import { imagesForEmail } from "./email-images.ts";
import { orderKey } from "./order-key.ts";
import { orderById, shipmentOf, withdrawalById } from "./order-queries.ts";

/** Renders emails from the order as it is when they are sent. The outbox stores little more than its id. */
export const orderEmailTemplates = (shop: AppContext) =>
  emailTemplates(orderEmails, {
    "order-confirmation": async ({ orderId }, context) => {
      const order = await orderOf(shop, orderId);
      const { storeName, processingTime } = context.settings;
      return written(
        messages.mail.subject(order.orderNumber, storeName),
        <OrderConfirmationEmail
          {...{ order, processingTime }}
          images={await imagesForEmail(shop.db, order.id, context.shopUrl)}
          {...senderOf(context)}
          {...linksTo(shop, context.shopUrl, order)}
        />,
      );
    },
    "order-shipped": async ({ orderId }, context) => {
      const order = await orderOf(shop, orderId);
      const shipment = await shipmentOf(shop.db, order.id);
      const carrier = shipment?.carrier === "other" ? null : (shipment?.carrier ?? null);
      const trackingNumber = shipment?.trackingNumber ?? null;
      return written(
        messages.shippedEmail.subject(order.orderNumber, context.settings.storeName),
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
    "order-refunded": async (data, context) => {
      const order = await orderOf(shop, data.orderId);
      const { orderNumber } = order;
      return written(
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
      return written(
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
      return written(title, <ReviewFlagEmail {...{ title, matter, open, at, storeName, shopUrl }} />);
    },
    "order-attention": async ({ orderId, orderNumber, matter }, { settings: { storeName }, shopUrl }) =>
      written(
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

async function orderOf(shop: AppContext, id: string): Promise<OrderView> {
  const found = await orderById(shop.db, id);
  if (!found) throw new Error("The order of a letter is gone");
  return found.order;
}

const senderOf = ({ settings, shopUrl }: EmailContext) => ({
  storeName: settings.storeName,
  storeEmail: settings.storeEmail,
  shopUrl,
});

/** Signed, so that a reader of the email sees the order in full (decision 24). */
function linksTo(shop: AppContext, shopUrl: string, { id, trackingCode }: OrderView) {
  const key = orderKey(shop.secret, id);
  return {
    orderUrl: `${shopUrl}/order-confirmation?orderId=${id}&key=${key}`,
    trackingUrl: shopUrl + trackingAddress(trackingCode, key),
  };
}

const written = async (subject: string, email: ReactElement): Promise<RenderedEmail> => ({
  subject,
  ...(await writeEmail(email)),
});
