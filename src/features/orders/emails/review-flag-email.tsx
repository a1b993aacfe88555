import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailFact, EmailLines, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../operator-messages.ts";

interface ReviewFlagEmailProps {
  title: string;
  reason: string;
  /** What is known of it: each a term and its lines. */
  facts?: readonly (readonly [term: string, lines: readonly string[]])[];
  /** The label of the button and its link. */
  open: string;
  at: string;
  storeName: string;
  shopUrl: string;
}

/** Tells the shopkeeper that something waits for a person. */
export function ReviewFlagEmail({ title, reason, facts = [], open, at, storeName, shopUrl }: ReviewFlagEmailProps) {
  return (
    <EmailLayout preview={reason} sender={storeName} senderUrl={shopUrl} footer={messages.reviewFlagEmail.footer}>
      <EmailTitle>{title}</EmailTitle>
      <EmailText>{reason}</EmailText>
      {facts.length > 0 && (
        <EmailRows>
          {facts.map(([term, lines]) => (
            <EmailFact key={term} term={term}>
              <EmailLines lines={lines} />
            </EmailFact>
          ))}
        </EmailRows>
      )}
      <EmailButton href={at}>{open}</EmailButton>
    </EmailLayout>
  );
}
