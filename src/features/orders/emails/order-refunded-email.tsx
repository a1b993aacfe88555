import { EmailLayout } from "#ui/email-layout.tsx";
import { LetterButton, LetterText, LetterTitle } from "#ui/email-pieces.tsx";
import { texts } from "../texts.ts";

const { refundLetter: letter } = texts;

interface OrderRefundedLetterProps {
  orderNumber: string;
  customerName: string;
  /** As people write it: "€12.00". */
  amount: string;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
}

export function OrderRefundedLetter({ orderNumber, customerName, amount, ...shop }: OrderRefundedLetterProps) {
  return (
    <EmailLayout
      preview={letter.preview(orderNumber, amount)}
      sender={shop.storeName}
      senderUrl={shop.shopUrl}
      footer={texts.letter.questions(shop.storeEmail)}
    >
      <LetterTitle>{letter.title}</LetterTitle>
      <LetterText>{letter.greeting(customerName)}</LetterText>
      <LetterText>{letter.amount(amount, orderNumber)}</LetterText>
      <LetterText>{letter.when}</LetterText>
      <LetterButton href={shop.orderUrl}>{texts.letter.see}</LetterButton>
    </EmailLayout>
  );
}
