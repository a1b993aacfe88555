import { EmailButton, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import { greetedName, type OrderView } from "../order-view.ts";
import { OrderEmailLayout, type OrderEmailSender } from "./order-email-layout.tsx";

const { refundFailedEmail: mail } = messages;

interface RefundFailedEmailProps extends OrderEmailSender {
  order: OrderView;
  /** As people write it: "€12.00". */
  amount: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
}

export function RefundFailedEmail({ order, amount, ...shop }: RefundFailedEmailProps) {
  const { orderNumber } = order;
  return (
    <OrderEmailLayout preview={mail.preview(orderNumber, amount)} sender={shop}>
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{messages.refundEmail.greeting(greetedName(order))}</EmailText>
      <EmailText>{mail.text(amount, orderNumber)}</EmailText>
      <EmailText>{mail.next}</EmailText>
      <EmailButton href={shop.orderUrl}>{messages.mail.see}</EmailButton>
    </OrderEmailLayout>
  );
}
