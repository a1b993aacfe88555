import { messages as orderMessages } from "#features/orders/email-messages.ts";
import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { greetedName, type OrderView } from "#features/orders/order-view.ts";
import { EmailButton, EmailGoods, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";

interface ParcelUndoneEmailProps extends OrderEmailSender {
  order: OrderView;
  /** What is in the parcel. */
  inside: readonly Pick<OrderView["lines"][number], "position" | "name" | "quantity">[];
  /** Absolute addresses in the order of the order's lines; null where a product has none. */
  images: readonly (string | null)[];
  /** The signed URL of the shop's own tracking. */
  trackingUrl: string;
}

/** A parcel that the customer was told of has not left after all. */
export const ParcelUndoneEmail = ({ order, inside, images, trackingUrl, ...shop }: ParcelUndoneEmailProps) => (
  <OrderEmailLayout preview={messages.undone.title} sender={shop}>
    <EmailTitle>{messages.undone.title}</EmailTitle>
    <EmailText>{messages.greeting(greetedName(order))}</EmailText>
    <EmailText>{messages.undone.text(order.orderNumber)}</EmailText>
    <EmailRows>
      {inside.map(({ position, name, quantity }) => (
        <EmailGoods
          key={position}
          image={images[order.lines.findIndex((line) => line.position === position)] ?? null}
          name={name}
          quantity={orderMessages.mail.pieces(quantity)}
        />
      ))}
    </EmailRows>
    <EmailButton href={trackingUrl}>{orderMessages.mail.see}</EmailButton>
  </OrderEmailLayout>
);
