import { EmailLayout } from "#ui/email-layout.tsx";
import { LetterButton, LetterText, LetterTitle } from "#ui/email-pieces.tsx";
import { texts } from "../texts.ts";

const { attentionLetter: letter } = texts;

interface OrderAttentionLetterProps {
  orderId: string;
  orderNumber: string;
  matter: string;
  storeName: string;
  shopUrl: string;
}

/** To the shopkeeper: an order that waits for a person. */
export function OrderAttentionLetter({ orderId, orderNumber, matter, storeName, shopUrl }: OrderAttentionLetterProps) {
  return (
    <EmailLayout preview={matter} sender={storeName} senderUrl={shopUrl} footer={letter.footer}>
      <LetterTitle>{letter.title(orderNumber)}</LetterTitle>
      <LetterText>{matter}</LetterText>
      <LetterButton href={`${shopUrl}/admin/orders/${orderId}`}>{letter.open}</LetterButton>
    </EmailLayout>
  );
}
