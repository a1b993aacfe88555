import { messages as orderMessages } from "#features/orders/email-messages.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailFact, EmailLines, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";
import { messages } from "../messages.ts";
import type { ToldStep } from "../return.ts";

interface ReturnStepEmailProps {
  state: ToldStep;
  orderNumber: string;
  firstName: string;
  goods: readonly { name: string; quantity: number }[];
  /** Lines of the shop's address. */
  sendTo: readonly string[];
  returnUrl: string;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
}

/** What has happened to a return, and what comes next. */
export function ReturnStepEmail({
  state,
  orderNumber,
  firstName,
  goods,
  sendTo,
  returnUrl,
  ...shop
}: ReturnStepEmailProps) {
  const words = mail.return;
  const { title, text } = words.steps[state];
  return (
    <EmailLayout
      preview={text}
      sender={shop.storeName}
      senderUrl={shop.shopUrl}
      footer={orderMessages.mail.questions(shop.storeEmail)}
    >
      <EmailTitle>{title}</EmailTitle>
      <EmailText>{mail.greeting(firstName)}</EmailText>
      <EmailText>{text}</EmailText>
      <EmailRows>
        <EmailFact term={messages.fields.orderNumber}>{orderNumber}</EmailFact>
        <EmailFact term={words.items}>
          <EmailLines lines={goods.map(({ name, quantity }) => `${quantity} × ${name}`)} />
        </EmailFact>
        {state === "approved" && (
          <EmailFact term={words.to}>
            <EmailLines lines={sendTo} />
          </EmailFact>
        )}
      </EmailRows>
      <EmailButton href={returnUrl}>{words.open}</EmailButton>
    </EmailLayout>
  );
}
