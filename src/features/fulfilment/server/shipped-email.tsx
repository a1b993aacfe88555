import { type EmailContext, emailTemplates } from "#features/email/server/email-templates.ts";
import { carrierPage } from "#features/orders/carriers.ts";
import type { OrderView, OrderViewParcel } from "#features/orders/order-view.ts";
import { imagesForEmail } from "#features/orders/server/email-images.ts";
import { linksTo, orderOf, rendered, senderOf } from "#features/orders/server/email-of-order.ts";
import { shipmentOf } from "#features/orders/server/order-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { dayInWords } from "#shared/day.ts";
import { messages } from "../email-messages.ts";
import { OrderShippedEmail } from "../emails/order-shipped-email.tsx";
import { ParcelUndoneEmail } from "../emails/parcel-undone-email.tsx";
import { shippedEmail } from "../shipped-email.ts";

export const shippedEmailTemplate = (shop: AppContext) =>
  emailTemplates(shippedEmail, {
    "order-shipped": async ({ orderId }, context) => {
      const order = await orderOf(shop, orderId);
      const shipment = await shipmentOf(shop.db, order.id);
      // It was undone.
      if (!shipment) return null;
      return rendered(
        messages.subject(order.orderNumber, context.settings.storeName),
        <OrderShippedEmail {...(await shown(shop, context, order, shipment))} />,
      );
    },
    "order-parcel-shipped": async ({ orderId, parcelId }, context) => {
      const order = await orderOf(shop, orderId);
      const parcel = order.parcels.find(({ id }) => id === parcelId);
      // It did not leave after all.
      if (!parcel) return null;
      // Another may have left since.
      const isLast = order.toCome.length === 0 && order.parcels.at(-1) === parcel;
      const part = { number: parcel.number, inside: parcel.lines, coming: order.toCome, isLast };
      const subject = isLast ? messages.part.lastSubject : messages.part.subject;
      return rendered(
        subject(order.orderNumber, context.settings.storeName),
        <OrderShippedEmail {...(await shown(shop, context, order, parcel))} part={part} />,
      );
    },
    "order-parcel-undone": async ({ orderId }, context) => {
      const order = await orderOf(shop, orderId);
      return rendered(
        messages.undone.subject(order.orderNumber, context.settings.storeName),
        <ParcelUndoneEmail
          order={order}
          {...senderOf(context)}
          trackingUrl={linksTo(shop, context.shopUrl, order).trackingUrl}
        />,
      );
    },
  });

/** What the email says of an order and its parcel, as far as that is known. */
async function shown(
  shop: AppContext,
  context: EmailContext,
  order: OrderView,
  {
    trackingNumber,
    estimatedDelivery,
    ...parcel
  }: Pick<OrderViewParcel, "carrier" | "trackingNumber" | "estimatedDelivery">,
) {
  const carrier = parcel.carrier === "other" ? null : parcel.carrier;
  return {
    ...{ order, carrier, trackingNumber },
    images: await imagesForEmail(shop.db, order.id, context.shopUrl),
    carrierUrl: carrierPage(carrier, trackingNumber),
    expected: estimatedDelivery && dayInWords(estimatedDelivery),
    ...senderOf(context),
    trackingUrl: linksTo(shop, context.shopUrl, order).trackingUrl,
  };
}
