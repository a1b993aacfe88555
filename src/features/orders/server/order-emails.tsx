import type { ReactElement } from "react";
import { emailTemplates, type LetterContext, type RenderedLetter } from "#features/email/server/email-templates.ts";
import { writeLetter } from "#features/email/server/render-email.ts";
import type { Shop } from "#platform/context.ts";
import { dayInWords } from "#shared/day.ts";
import { formatMoney } from "#shared/money.ts";
import { carrierPage } from "../carriers.ts";
import { OrderConfirmationLetter } from "../emails/order-confirmation-email.tsx";
import { OrderRefundedLetter } from "../emails/order-refunded-email.tsx";
import { OrderShippedLetter } from "../emails/order-shipped-email.tsx";
import { AttentionLetter } from "../emails/review-flag-email.tsx";
import { WithdrawalReceivedLetter } from "../emails/withdrawal-received-email.tsx";
import { orderEmails } from "../order-email.ts";
import { customerName, type OrderView } from "../order-view.ts";
import { texts } from "../texts.ts";
import { trackingAddress } from "../tracking.ts";
import { momentInWords } from "../withdrawal.ts";
import { withdrawalTexts } from "../withdrawal-texts.ts";
import { picturesForLetter } from "./email-images.ts";
import { orderKey } from "./order-key.ts";
import { orderById, shipmentOf, withdrawalById } from "./order-queries.ts";

/** Letters are written from the order as it is when they go out; the outbox keeps little more than its id. */
export const orderLetters = (shop: Shop) =>
  emailTemplates(orderEmails, {
    "order-confirmation": async ({ orderId }, context) => {
      const order = await orderOf(shop, orderId);
      const { storeName, processingTime } = context.settings;
      return written(
        texts.letter.subject(order.orderNumber, storeName),
        <OrderConfirmationLetter
          {...{ order, processingTime }}
          pictures={await picturesForLetter(shop.db, order.id, context.shopUrl)}
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
        texts.shippedLetter.subject(order.orderNumber, context.settings.storeName),
        <OrderShippedLetter
          {...{ order, carrier, trackingNumber }}
          pictures={await picturesForLetter(shop.db, order.id, context.shopUrl)}
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
        texts.refundLetter.subject(orderNumber, context.settings.storeName),
        <OrderRefundedLetter
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
        withdrawalTexts.letter.subject(orderNumber, context.settings.storeName),
        <WithdrawalReceivedLetter
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
      return written(title, <AttentionLetter {...{ title, matter, open, at, storeName, shopUrl }} />);
    },
    "order-attention": async ({ orderId, orderNumber, matter }, { settings: { storeName }, shopUrl }) =>
      written(
        texts.attentionLetter.title(orderNumber),
        <AttentionLetter
          title={texts.attentionLetter.title(orderNumber)}
          open={texts.attentionLetter.open}
          at={`${shopUrl}/admin/orders/${orderId}`}
          matter={matter}
          {...{ storeName, shopUrl }}
        />,
      ),
  });

async function orderOf(shop: Shop, id: string): Promise<OrderView> {
  const found = await orderById(shop.db, id);
  if (!found) throw new Error("The order of a letter is gone");
  return found.order;
}

const senderOf = ({ settings, shopUrl }: LetterContext) => ({
  storeName: settings.storeName,
  storeEmail: settings.storeEmail,
  shopUrl,
});

/** Signed, so that whoever has the letter sees all (decision 24). */
function linksTo(shop: Shop, shopUrl: string, { id, trackingCode }: OrderView) {
  const key = orderKey(shop.secret, id);
  return {
    orderUrl: `${shopUrl}/order-confirmation?orderId=${id}&key=${key}`,
    trackingUrl: shopUrl + trackingAddress(trackingCode, key),
  };
}

const written = async (subject: string, letter: ReactElement): Promise<RenderedLetter> => ({
  subject,
  ...(await writeLetter(letter)),
});
