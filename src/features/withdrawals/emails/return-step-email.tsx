import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { EmailButton, EmailFact, EmailLines, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";
import { messages } from "../messages.ts";
import { awaitsSending, type ToldStep } from "../return.ts";
import { withoutLinks } from "./without-links.ts";

interface ReturnStepEmailProps extends OrderEmailSender {
  state: ToldStep;
  orderNumber: string;
  firstName: string;
  /** A line each. */
  goods: readonly string[];
  /** It is a withdrawal by law: when it came, and the day by which the goods are sent, both in words. */
  withdrawal: { moment: string; sendBy: string } | null;
  /** The shop pays for its way. */
  isCovered: boolean;
  /** Why the shop does not take it back. */
  refusal: string | null;
  /** What the shop added when it approved it. */
  note: string | null;
  /** Lines of the shop's address. */
  sendTo: readonly string[];
  returnUrl: string;
}

/** What has happened to a return, and what comes next. A withdrawal is acknowledged, and waits for no answer. */
export function ReturnStepEmail({
  state,
  orderNumber,
  firstName,
  goods,
  withdrawal,
  isCovered,
  refusal,
  note,
  ...more
}: ReturnStepEmailProps) {
  const words = mail.return;
  const { title } = words.steps[state];
  const text = state === "approved" && isCovered ? words.covered : words.steps[state].text;
  const notes = state === "approved" && note ? note.split(/\n+/) : [];
  const sending = awaitsSending({ state, isWithdrawal: withdrawal !== null, hasLeft: true }) ? withdrawal : null;
  const reason = state === "refused" && refusal ? words.why(refusal).split(/\n+/) : [];
  const received = state === "declared" ? withdrawal : null;
  return (
    <OrderEmailLayout preview={received ? mail.preview(received.moment) : title} sender={more}>
      <EmailTitle>{received ? messages.done.title : title}</EmailTitle>
      <EmailText>{mail.greeting(firstName)}</EmailText>
      {received && <EmailText>{words.withdrawal.text}</EmailText>}
      {reason.map((paragraph) => (
        <EmailText key={paragraph}>{paragraph}</EmailText>
      ))}
      <EmailText>{sending ? words.withdrawal.send(sending.sendBy) : text}</EmailText>
      {notes.map((paragraph) => (
        <EmailText key={paragraph}>{paragraph}</EmailText>
      ))}
      <EmailRows>
        {received && <EmailFact term={mail.at}>{received.moment}</EmailFact>}
        <EmailFact term={messages.fields.orderNumber}>{orderNumber}</EmailFact>
        <EmailFact term={words.items}>
          <EmailLines lines={goods.map(withoutLinks)} />
        </EmailFact>
        {(sending || state === "approved") && (
          <EmailFact term={words.to}>
            <EmailLines lines={more.sendTo} />
          </EmailFact>
        )}
      </EmailRows>
      {received && <EmailText>{messages.done.refund}</EmailText>}
      <EmailButton href={more.returnUrl}>{words.open}</EmailButton>
    </OrderEmailLayout>
  );
}
