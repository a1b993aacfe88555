import { EmailFact, EmailLines } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";
import type { SentGoods } from "../return.ts";

const words = mail.return;

interface SendingFactsProps extends SentGoods {
  /** Lines of the shop's address. */
  sendTo: readonly string[];
}

/** Where goods are sent back to; which they are and which are not sent at all, where that differs. */
export const SendingFacts = ({ hasLeft, hasUnsent, sendTo, ...goods }: SendingFactsProps) => (
  <>
    {hasUnsent && goods.back.length > 0 && (
      <EmailFact term={words.back}>
        <EmailLines lines={goods.back} />
      </EmailFact>
    )}
    {hasLeft && (
      <EmailFact term={words.to}>
        <EmailLines lines={sendTo} />
      </EmailFact>
    )}
    {goods.stays.length > 0 && (
      <EmailFact term={words.stays}>
        <EmailLines lines={goods.stays} />
      </EmailFact>
    )}
  </>
);
