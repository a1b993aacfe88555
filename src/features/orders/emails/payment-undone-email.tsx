import { EmailButton, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import { messages as page } from "../messages.ts";
import { greetedName, situationOf } from "../order-view.ts";
import { GoodsAndSums, type GoodsAndSumsProps } from "./goods-and-sums.tsx";
import { OrderEmailLayout, type OrderEmailSender } from "./order-email-layout.tsx";

interface PaymentUndoneEmailProps extends GoodsAndSumsProps, OrderEmailSender {
  /** The bank took the payment back, or a delayed one did not arrive. */
  what: "reversedEmail" | "failedEmail";
  /** As people write it: "€12.00", also with the day of the payment. */
  amount: string;
  /** A day in words, until which its link can be paid again; null where none can. */
  payBy: string | null;
  /** It was the difference of a correction. */
  isDifference: boolean;
  /** The signed address that shows the order in full, where it can be ordered again. */
  orderUrl: string;
  /** Where its link is paid. */
  payUrl: string;
}

export function PaymentUndoneEmail(props: PaymentUndoneEmailProps) {
  const { what, order, images, amount, payBy, isDifference, ...shop } = props;
  const { orderNumber, canPayAgain } = order;
  const mail = messages[what];
  const { byLink, kept } = messages.failedEmail;
  const next = payBy ? byLink(payBy) : isDifference ? kept : canPayAgain ? mail.again : nothingToPay(order);
  return (
    <OrderEmailLayout preview={mail.preview(orderNumber, amount)} sender={shop}>
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{messages.refundEmail.greeting(greetedName(order))}</EmailText>
      <EmailText>{mail.text(amount, orderNumber)}</EmailText>
      <EmailText>{next}</EmailText>
      <EmailRows>
        <GoodsAndSums order={order} images={images} />
      </EmailRows>
      <EmailButton href={payBy ? shop.payUrl : shop.orderUrl}>
        {payBy || canPayAgain ? messages.reversedEmail.pay : messages.mail.see}
      </EmailButton>
    </OrderEmailLayout>
  );
}

/** The email may go out when the order has left, is cancelled, or is paid with another one. */
function nothingToPay(order: GoodsAndSumsProps["order"]): string {
  const situation = situationOf(order);
  if (situation === "reversed-gone") return messages.reversedEmail.gone;
  return situation === "reversed" ? page.paidSince : messages.failedEmail.gone;
}
