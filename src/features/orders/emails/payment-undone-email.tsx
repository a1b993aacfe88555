import { EmailButton, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import { OrderEmailLayout, type OrderEmailSender } from "./order-email-layout.tsx";

interface PaymentUndoneEmailProps extends OrderEmailSender {
  /** The bank took the payment back, or a delayed one did not arrive. */
  what: "reversedEmail" | "failedEmail";
  orderNumber: string;
  firstName: string;
  /** As people write it: "€12.00", also with the day of the payment. */
  amount: string;
  /** The goods have not left: paying again gets them. */
  canPayAgain: boolean;
  /** The signed address that shows the order in full, where it can be paid again. */
  orderUrl: string;
}

export function PaymentUndoneEmail(props: PaymentUndoneEmailProps) {
  const { what, orderNumber, firstName, amount, canPayAgain, ...shop } = props;
  const mail = messages[what];
  return (
    <OrderEmailLayout preview={mail.preview(orderNumber, amount)} sender={shop}>
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{messages.refundEmail.greeting(firstName)}</EmailText>
      <EmailText>{mail.text(amount, orderNumber)}</EmailText>
      <EmailText>{canPayAgain ? mail.again : mail.gone}</EmailText>
      <EmailButton href={shop.orderUrl}>{canPayAgain ? messages.reversedEmail.pay : messages.mail.see}</EmailButton>
    </OrderEmailLayout>
  );
}
