import { messages as orderMessages } from "#features/orders/email-messages.ts";
import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { greetedName, type OrderView } from "#features/orders/order-view.ts";
import { EmailButton, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";

interface ParcelUndoneEmailProps extends OrderEmailSender {
  order: OrderView;
  /** The signed URL of the shop's own tracking. */
  trackingUrl: string;
}

/** A parcel that the customer was told of has not left after all. */
export const ParcelUndoneEmail = ({ order, trackingUrl, ...shop }: ParcelUndoneEmailProps) => (
  <OrderEmailLayout preview={messages.undone.title} sender={shop}>
    <EmailTitle>{messages.undone.title}</EmailTitle>
    <EmailText>{messages.greeting(greetedName(order))}</EmailText>
    <EmailText>{messages.undone.text(order.orderNumber)}</EmailText>
    <EmailButton href={trackingUrl}>{orderMessages.mail.see}</EmailButton>
  </OrderEmailLayout>
);
