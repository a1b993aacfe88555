import { type EmailContext, emailTemplates } from "#features/email/server/email-templates.ts";
import { carrierPage } from "#features/orders/carriers.ts";
import type { OrderView, OrderViewParcel } from "#features/orders/order-view.ts";
import type { LinePieces, ParcelLine } from "#features/orders/parcel.ts";
import { imagesForEmail } from "#features/orders/server/email-images.ts";
import { linksTo, orderOf, rendered, senderOf } from "#features/orders/server/email-of-order.ts";
import { shipmentOf } from "#features/orders/server/order-queries.ts";
import { linesOfParcel, piecesOf } from "#features/orders/server/parcel-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { dayInWords } from "#shared/day.ts";
import { messages } from "../email-messages.ts";
import { OrderShippedEmail } from "../emails/order-shipped-email.tsx";
import { ParcelUndoneEmail } from "../emails/parcel-undone-email.tsx";
import { shippedEmail } from "../shipped-email.ts";

export const shippedEmailTemplate = (shop: AppContext) =>
  emailTemplates(shippedEmail, {
    "order-shipped": async ({ orderId, again }, context) => {
      const order = await orderOf(shop, orderId);
      const shipment = await shipmentOf(shop.db, order.id);
      // It was undone.
      if (!shipment) return null;
      const inside = again ? named(order, again) : withoutRefunded(order, await piecesOf(shop.db, order.id));
      const subject = again ? messages.again.subject : messages.subject;
      return rendered(
        subject(order.orderNumber, context.settings.storeName),
        <OrderShippedEmail
          {...(await shown(shop, context, order, shipment))}
          inside={inside}
          isAgain={again !== undefined}
        />,
      );
    },
    "order-parcel-shipped": async ({ orderId, parcelId, again }, context) => {
      const order = await orderOf(shop, orderId);
      const parcel = order.parcels.find(({ id }) => id === parcelId);
      // It did not leave after all.
      if (!parcel) return null;
      if (again)
        return rendered(
          messages.again.subject(order.orderNumber, context.settings.storeName),
          <OrderShippedEmail {...(await shown(shop, context, order, parcel))} inside={named(order, again)} isAgain />,
        );
      // Another may have left since.
      const isLast = order.toCome.length === 0 && order.parcels.at(-1) === parcel;
      const part = { number: parcel.number, coming: order.toCome, isLast };
      const subject = isLast ? messages.part.lastSubject : messages.part.subject;
      return rendered(
        subject(order.orderNumber, context.settings.storeName),
        <OrderShippedEmail {...(await shown(shop, context, order, parcel))} inside={parcel.lines} part={part} />,
      );
    },
    "order-parcel-undone": async ({ orderId, parcelId }, context) => {
      const order = await orderOf(shop, orderId);
      const inside = named(order, await linesOfParcel(shop.db, parcelId));
      return rendered(
        messages.undone.subject(order.orderNumber, context.settings.storeName),
        <ParcelUndoneEmail
          order={order}
          inside={inside}
          images={await imagesForEmail(shop.db, order, context.shopUrl)}
          {...senderOf(context)}
          trackingUrl={linksTo(shop, context.shopUrl, order).trackingUrl}
        />,
      );
    },
  });

/** Pieces of lines with the names that the buyer reads. */
const named = ({ lines }: OrderView, pieces: readonly ParcelLine[]) =>
  pieces.flatMap(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position);
    return line ? { position, name: line.name, quantity } : [];
  });

/** What left of an order in one parcel. Refunded in full, it was shipped whole on purpose. */
function withoutRefunded({ lines }: OrderView, pieces: readonly LinePieces[]): OrderView["lines"] {
  const left = lines.flatMap((line) => {
    const { refunded = 0 } = pieces.find(({ position }) => position === line.position) ?? {};
    return line.quantity > refunded ? { ...line, quantity: line.quantity - refunded } : [];
  });
  return left.length > 0 ? left : lines;
}

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
  const { trackingUrl, returnUrl } = linksTo(shop, context.shopUrl, order);
  return {
    order,
    carrier,
    trackingNumber,
    images: await imagesForEmail(shop.db, order, context.shopUrl),
    carrierUrl: carrierPage(carrier, trackingNumber),
    expected: estimatedDelivery && dayInWords(estimatedDelivery),
    ...senderOf(context),
    trackingUrl,
    returnUrl,
  };
}
