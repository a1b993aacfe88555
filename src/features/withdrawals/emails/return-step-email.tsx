import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { EmailButton, EmailFact, EmailLines, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";
import { messages } from "../messages.ts";
import { refundOnceBack } from "../next-steps.ts";
import { awaitsSending, type SentGoods, type ToldStep } from "../return.ts";
import { SendingFacts } from "./sending-facts.tsx";
import { withoutLinks } from "./without-links.ts";

interface ReturnStepEmailProps extends OrderEmailSender {
  state: ToldStep;
  orderNumber: string;
  firstName: string;
  /** A line each. */
  goods: readonly string[];
  sending: SentGoods;
  /** It is a withdrawal by law: when it came, and the day by which the goods are sent, both in words. */
  withdrawal: { moment: string; sendBy: string } | null;
  /** The shop pays for its way. */
  isCovered: boolean;
  /** The law gives the buyer 14 days to withdraw. */
  hasWithdrawal: boolean;
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
  sending,
  withdrawal,
  isCovered,
  hasWithdrawal,
  refusal,
  note,
  ...more
}: ReturnStepEmailProps) {
  const words = mail.return;
  const { title } = words.steps[state];
  const isApproved = state === "approved";
  // The right that is refused, and one that nobody has, are not said to be unaffected.
  const refused = withdrawal
    ? words.withdrawal.refused
    : hasWithdrawal
      ? words.steps.refused.text
      : words.refusedWithoutRight;
  const text = state === "refused" ? refused : isApproved && isCovered ? words.covered : words.steps[state].text;
  const notes = isApproved && note ? note.split(/\n+/) : [];
  const asked = awaitsSending({ state, isWithdrawal: withdrawal !== null, hasLeft: sending.hasLeft })
    ? withdrawal
    : null;
  const { done } = messages;
  const told = isApproved && !sending.hasLeft ? done.unsent : asked ? words.withdrawal.send(asked.sendBy) : text;
  const reason = state === "refused" && refusal ? words.why(refusal).split(/\n+/) : [];
  const received = state === "declared" ? withdrawal : null;
  return (
    <OrderEmailLayout preview={received ? mail.preview(received.moment) : title} sender={more}>
      <EmailTitle>{received ? done.title : title}</EmailTitle>
      <EmailText>{mail.greeting(firstName)}</EmailText>
      {received && <EmailText>{words.withdrawal.text}</EmailText>}
      {reason.map((paragraph) => (
        <EmailText key={paragraph}>{paragraph}</EmailText>
      ))}
      <EmailText>{told}</EmailText>
      {isApproved && sending.hasLeft && sending.hasUnsent && <EmailText>{done.stays}</EmailText>}
      {notes.map((paragraph) => (
        <EmailText key={paragraph}>{paragraph}</EmailText>
      ))}
      <EmailRows>
        {received && <EmailFact term={mail.at}>{received.moment}</EmailFact>}
        <EmailFact term={messages.fields.orderNumber}>{orderNumber}</EmailFact>
        <EmailFact term={words.items}>
          <EmailLines lines={goods.map(withoutLinks)} />
        </EmailFact>
        {(asked || isApproved) && <SendingFacts {...sending} sendTo={more.sendTo} />}
      </EmailRows>
      {received && <EmailText>{refundOnceBack()}</EmailText>}
      <EmailButton href={more.returnUrl}>{words.open}</EmailButton>
    </OrderEmailLayout>
  );
}
