import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { EmailButton, EmailFact, EmailLines, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";
import { messages } from "../messages.ts";
import { withoutLinks } from "./without-links.ts";

interface ReturnPostageEmailProps extends OrderEmailSender {
  orderNumber: string;
  firstName: string;
  /** A line each. */
  goods: readonly string[];
  /** As people write it: "€3.50". */
  amount: string;
  returnUrl: string;
}

/** The shop pays what sending faulty goods back cost: by bank transfer, as it is no part of the price. */
export function ReturnPostageEmail({ orderNumber, firstName, goods, amount, ...more }: ReturnPostageEmailProps) {
  const { postage, items, open } = mail.return;
  return (
    <OrderEmailLayout preview={postage.title} sender={more}>
      <EmailTitle>{postage.title}</EmailTitle>
      <EmailText>{mail.greeting(firstName)}</EmailText>
      <EmailText>{postage.text(amount)}</EmailText>
      <EmailRows>
        <EmailFact term={messages.fields.orderNumber}>{orderNumber}</EmailFact>
        <EmailFact term={items}>
          <EmailLines lines={goods.map(withoutLinks)} />
        </EmailFact>
      </EmailRows>
      <EmailButton href={more.returnUrl}>{open}</EmailButton>
    </OrderEmailLayout>
  );
}
