import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";

const { reversedEmail: mail } = messages;

interface PaymentReversedEmailProps {
  orderNumber: string;
  customerName: string;
  /** As people write it: "€12.00". */
  amount: string;
  /** The goods have not left: paying again gets them. */
  canPayAgain: boolean;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address that shows the order in full, where it can be paid again. */
  orderUrl: string;
}

export function PaymentReversedEmail(props: PaymentReversedEmailProps) {
  const { orderNumber, customerName, amount, canPayAgain, ...shop } = props;
  return (
    <EmailLayout
      preview={mail.preview(orderNumber, amount)}
      sender={shop.storeName}
      senderUrl={shop.shopUrl}
      footer={messages.mail.questions(shop.storeEmail)}
    >
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{messages.refundEmail.greeting(customerName)}</EmailText>
      <EmailText>{mail.text(amount, orderNumber)}</EmailText>
      <EmailText>{canPayAgain ? mail.again : mail.gone}</EmailText>
      <EmailButton href={shop.orderUrl}>{canPayAgain ? mail.pay : messages.mail.see}</EmailButton>
    </EmailLayout>
  );
}
