import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";

const { refundEmail: mail } = messages;

interface OrderRefundedEmailProps {
  orderNumber: string;
  firstName: string;
  /** As people write it: "€12.00". */
  amount: string;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
}

export function OrderRefundedEmail({ orderNumber, firstName, amount, ...shop }: OrderRefundedEmailProps) {
  return (
    <EmailLayout
      preview={mail.preview(orderNumber, amount)}
      sender={shop.storeName}
      senderUrl={shop.shopUrl}
      footer={messages.mail.questions(shop.storeEmail)}
    >
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{mail.greeting(firstName)}</EmailText>
      <EmailText>{mail.amount(amount, orderNumber)}</EmailText>
      <EmailText>{mail.when}</EmailText>
      <EmailButton href={shop.orderUrl}>{messages.mail.see}</EmailButton>
    </EmailLayout>
  );
}
