import { EmailButton, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import { OrderEmailLayout, type OrderEmailSender } from "./order-email-layout.tsx";

const { refundEmail: mail } = messages;

interface OrderRefundedEmailProps extends OrderEmailSender {
  orderNumber: string;
  firstName: string;
  /** As people write it: "€12.00". */
  amount: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
}

export function OrderRefundedEmail({ orderNumber, firstName, amount, ...shop }: OrderRefundedEmailProps) {
  return (
    <OrderEmailLayout preview={mail.preview(orderNumber, amount)} sender={shop}>
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{mail.greeting(firstName)}</EmailText>
      <EmailText>{mail.amount(amount, orderNumber)}</EmailText>
      <EmailText>{mail.when}</EmailText>
      <EmailButton href={shop.orderUrl}>{messages.mail.see}</EmailButton>
    </OrderEmailLayout>
  );
}
