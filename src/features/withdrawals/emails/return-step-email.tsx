import { messages as orderMessages } from "#features/orders/email-messages.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailFact, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";
import type { ToldStep } from "../return.ts";

interface ReturnStepEmailProps {
  state: ToldStep;
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
export function ReturnStepEmail({ state, firstName, goods, sendTo, returnUrl, ...shop }: ReturnStepEmailProps) {
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
        <EmailFact term={words.items}>
          {goods.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}
        </EmailFact>
        {state === "approved" && <EmailFact term={words.to}>{sendTo.join(", ")}</EmailFact>}
      </EmailRows>
      <EmailButton href={returnUrl}>{words.open}</EmailButton>
    </EmailLayout>
  );
}
