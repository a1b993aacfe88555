import { messages as orderMessages } from "#features/orders/email-messages.ts";
import { greetedName, type OrderView } from "#features/orders/order-view.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";

interface ParcelUndoneEmailProps {
  order: OrderView;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed URL of the shop's own tracking. */
  trackingUrl: string;
}

/** A parcel that the customer was told of has not left after all. */
export const ParcelUndoneEmail = ({ order, storeName, storeEmail, shopUrl, trackingUrl }: ParcelUndoneEmailProps) => (
  <EmailLayout
    preview={messages.undone.title}
    sender={storeName}
    senderUrl={shopUrl}
    footer={orderMessages.mail.questions(storeEmail)}
  >
    <EmailTitle>{messages.undone.title}</EmailTitle>
    <EmailText>{messages.greeting(greetedName(order))}</EmailText>
    <EmailText>{messages.undone.text(order.orderNumber)}</EmailText>
    <EmailButton href={trackingUrl}>{orderMessages.mail.see}</EmailButton>
  </EmailLayout>
);
