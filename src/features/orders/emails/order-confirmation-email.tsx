import { Section } from "react-email";
import { formatEuros } from "#shared/money.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import {
  LetterButton,
  LetterFact,
  LetterGoods,
  LetterLink,
  LetterNote,
  LetterRows,
  LetterSum,
  LetterText,
  LetterTitle,
} from "#ui/email-pieces.tsx";
import { customerName, destination, type OrderView } from "../order-view.ts";
import { texts } from "../texts.ts";
import { withdrawalAddress } from "../withdrawal.ts";
import { withdrawalTexts } from "../withdrawal-texts.ts";

const { letter } = texts;

interface OrderConfirmationLetterProps {
  order: OrderView;
  /** Absolute addresses in the order of the lines; null where a product has none. */
  pictures: readonly (string | null)[];
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
  /** Likewise for its tracking. */
  trackingUrl: string;
  processingTime: string;
}

export function OrderConfirmationLetter({ order, pictures, ...props }: OrderConfirmationLetterProps) {
  const { storeName, storeEmail, shopUrl, orderUrl, trackingUrl, processingTime } = props;
  return (
    <EmailLayout
      preview={letter.preview(order.orderNumber, formatEuros(order.total))}
      sender={storeName}
      senderUrl={shopUrl}
      footer={letter.questions(storeEmail)}
    >
      <LetterTitle>{letter.thanks(customerName(order))}</LetterTitle>
      <LetterText>{letter.paid(order.orderNumber, processingTime)}</LetterText>
      <LetterRows>
        {order.lines.map((line, index) => (
          <LetterGoods
            key={line.name}
            picture={pictures[index] ?? null}
            name={line.name}
            quantity={letter.quantity(line.quantity, formatEuros(line.unitPrice))}
            amount={formatEuros(line.line)}
          />
        ))}
        <Section style={{ paddingTop: 10 }}>
          {order.bundle > 0 && <LetterSum label={texts.bundle} amount={`−${formatEuros(order.bundle)}`} />}
          <LetterSum label={texts.shipping} amount={order.shipping === 0 ? texts.free : formatEuros(order.shipping)} />
        </Section>
        <Section style={{ paddingTop: 10 }}>
          <LetterSum label={letter.total} amount={formatEuros(order.total)} strong />
        </Section>
        <LetterFact term={letter.to}>
          {customerName(order)}
          <br />
          {destination(order)}
        </LetterFact>
        <LetterFact term={letter.tracking}>
          <LetterLink href={trackingUrl}>{order.trackingCode}</LetterLink>
        </LetterFact>
      </LetterRows>
      <LetterButton href={orderUrl}>{letter.see}</LetterButton>
      <LetterNote>
        <LetterLink href={shopUrl + withdrawalAddress(order.orderNumber)}>{withdrawalTexts.link}</LetterLink>
      </LetterNote>
    </EmailLayout>
  );
}
