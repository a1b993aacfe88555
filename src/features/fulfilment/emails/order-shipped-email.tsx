import { messages as orderMessages } from "#features/orders/email-messages.ts";
import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { messages } from "#features/orders/messages.ts";
import { destination, greetedName, type OrderView } from "#features/orders/order-view.ts";
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

type Goods = Pick<OrderView["lines"][number], "position" | "name" | "quantity">;

interface OrderShippedEmailProps extends OrderEmailSender {
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
  /** What is in the parcel. */
  inside: readonly Goods[];
  /** Of an order in several parcels: which one, and what is still to come. */
  part?: { number: number; coming: readonly Goods[]; isLast: boolean };
  /** It replaces goods that were lost or damaged on the way. */
  isAgain?: boolean;
  /** The signed URL of the shop's own tracking. */
  trackingUrl: string;
  /** Likewise where items are returned. */
  returnUrl: string;
}

/** About all of an order, or one of its parcels. */
export function OrderShippedEmail({ order, images, carrierUrl, part, isAgain, ...more }: OrderShippedEmailProps) {
  const { carrier, trackingNumber, expected, inside, trackingUrl, returnUrl } = more;
  const goods = (line: Goods) => (
    <EmailGoods
      key={line.position}
      image={images[order.lines.findIndex(({ position }) => position === line.position)] ?? null}
      name={line.name}
      note={order.lines.find(({ position }) => position === line.position)?.parts ?? null}
      quantity={orderMessages.mail.pieces(line.quantity)}
    />
  );
  const title = part ? (part.isLast ? mail.part.lastTitle : mail.part.title) : isAgain ? mail.again.title : mail.title;
  const shipped = isAgain ? mail.again.shipped : mail.shipped;
  return (
    <OrderEmailLayout
      preview={part ? mail.part.shipped(order.orderNumber, part.number) : mail.preview(order.orderNumber)}
      sender={more}
    >
      <EmailTitle>{title}</EmailTitle>
      <EmailText>{mail.greeting(greetedName(order))}</EmailText>
      <EmailText>{part ? mail.part.shipped(order.orderNumber, part.number) : shipped(order.orderNumber)}</EmailText>
      {part?.isLast && <EmailText>{mail.part.last}</EmailText>}
      <EmailRows>
        {expected && <EmailFact term={mail.expected}>{expected}</EmailFact>}
        {carrier && <EmailFact term={mail.carrier}>{carrier}</EmailFact>}
        {trackingNumber && <EmailFact term={mail.code}>{trackingNumber}</EmailFact>}
        <EmailFact term={mail.to}>{destination(order)}</EmailFact>
      </EmailRows>
      {!trackingNumber && <EmailText>{mail.withoutCode}</EmailText>}
      <EmailButton href={trackingUrl}>{mail.follow}</EmailButton>
      {carrierUrl && carrier && (
        <EmailNote>
          <EmailLink href={carrierUrl}>{mail.atCarrier(carrier)}</EmailLink>
        </EmailNote>
      )}
      <EmailRows>{inside.map(goods)}</EmailRows>
      {part && part.coming.length > 0 && (
        <>
          <EmailText>{mail.part.coming}</EmailText>
          <EmailRows>{part.coming.map(goods)}</EmailRows>
        </>
      )}
      <EmailNote>
        <EmailLink href={returnUrl}>{messages.track.returnItems}</EmailLink>
      </EmailNote>
    </OrderEmailLayout>
  );
}
