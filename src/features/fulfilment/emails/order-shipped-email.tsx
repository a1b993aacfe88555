import { messages as orderMessages } from "#features/orders/email-messages.ts";
import { customerName, destination, type OrderView } from "#features/orders/order-view.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import {
  EmailButton,
  EmailFact,
  EmailGoods,
  EmailLink,
  EmailNote,
  EmailRows,
  EmailText,
  EmailTitle,
} from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";

interface OrderShippedEmailProps {
  order: OrderView;
  /** Absolute addresses in the order of the lines; null where a product has none. */
  images: readonly (string | null)[];
  /** What is known about the parcel, if anything. */
  carrier: string | null;
  trackingNumber: string | null;
  /** A day in words. */
  expected: string | null;
  /** The carrier's own page about the parcel. */
  carrierUrl: string | null;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed URL of the shop's own tracking. */
  trackingUrl: string;
}

export function OrderShippedEmail({ order, images, carrierUrl, trackingUrl, ...more }: OrderShippedEmailProps) {
  const { carrier, trackingNumber, expected } = more;
  return (
    <EmailLayout
      preview={mail.preview(order.orderNumber)}
      sender={more.storeName}
      senderUrl={more.shopUrl}
      footer={orderMessages.mail.questions(more.storeEmail)}
    >
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{mail.greeting(customerName(order))}</EmailText>
      <EmailText>{mail.shipped(order.orderNumber)}</EmailText>
      <EmailRows>
        {carrier && <EmailFact term={mail.carrier}>{carrier}</EmailFact>}
        {trackingNumber && <EmailFact term={mail.code}>{trackingNumber}</EmailFact>}
        {expected && <EmailFact term={mail.expected}>{expected}</EmailFact>}
        <EmailFact term={mail.to}>{destination(order)}</EmailFact>
        {order.lines.map((line, index) => (
          <EmailGoods
            key={line.name}
            image={images[index] ?? null}
            name={line.name}
            note={line.parts}
            quantity={orderMessages.mail.pieces(line.quantity)}
          />
        ))}
      </EmailRows>
      {!trackingNumber && <EmailText>{mail.withoutCode}</EmailText>}
      <EmailButton href={trackingUrl}>{mail.follow}</EmailButton>
      {carrierUrl && carrier && (
        <EmailNote>
          <EmailLink href={carrierUrl}>{mail.atCarrier(carrier)}</EmailLink>
        </EmailNote>
      )}
    </EmailLayout>
  );
}
