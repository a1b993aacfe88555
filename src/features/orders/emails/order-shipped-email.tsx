import { EmailLayout } from "#ui/email-layout.tsx";
import {
  LetterButton,
  LetterFact,
  LetterGoods,
  LetterLink,
  LetterNote,
  LetterRows,
  LetterText,
  LetterTitle,
} from "#ui/email-pieces.tsx";
import { customerName, destination, type OrderView } from "../order-view.ts";
import { texts } from "../texts.ts";

const { shippedLetter: letter } = texts;

interface OrderShippedLetterProps {
  order: OrderView;
  /** Absolute addresses in the order of the lines; null where a product has none. */
  pictures: readonly (string | null)[];
  /** What was told of the parcel; nothing need be. */
  carrier: string | null;
  trackingNumber: string | null;
  /** A day in words. */
  expected: string | null;
  /** The carrier's own page about the parcel. */
  carrierUrl: string | null;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address of our own tracking. */
  trackingUrl: string;
}

export function OrderShippedLetter({ order, pictures, carrierUrl, trackingUrl, ...more }: OrderShippedLetterProps) {
  const { carrier, trackingNumber, expected } = more;
  return (
    <EmailLayout
      preview={letter.preview(order.orderNumber)}
      sender={more.storeName}
      senderUrl={more.shopUrl}
      footer={texts.letter.questions(more.storeEmail)}
    >
      <LetterTitle>{letter.title}</LetterTitle>
      <LetterText>{letter.greeting(customerName(order))}</LetterText>
      <LetterText>{letter.shipped(order.orderNumber)}</LetterText>
      <LetterRows>
        {carrier && <LetterFact term={letter.carrier}>{carrier}</LetterFact>}
        {trackingNumber && <LetterFact term={letter.code}>{trackingNumber}</LetterFact>}
        {expected && <LetterFact term={letter.expected}>{expected}</LetterFact>}
        <LetterFact term={letter.to}>{destination(order)}</LetterFact>
        {order.lines.map((line, index) => (
          <LetterGoods
            key={line.name}
            picture={pictures[index] ?? null}
            name={line.name}
            quantity={texts.letter.pieces(line.quantity)}
          />
        ))}
      </LetterRows>
      {!trackingNumber && <LetterText>{letter.withoutCode}</LetterText>}
      <LetterButton href={trackingUrl}>{letter.follow}</LetterButton>
      {carrierUrl && carrier && (
        <LetterNote>
          <LetterLink href={carrierUrl}>{letter.atCarrier(carrier)}</LetterLink>
        </LetterNote>
      )}
    </EmailLayout>
  );
}
