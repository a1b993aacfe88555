import { Link } from "react-router";
import { NextSteps } from "#features/orders/view/next-steps.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "../messages.ts";
import { MailLink } from "./withdrawal-notice.tsx";

export interface Received {
  orderNumber: string;
  /** Date and time in words. */
  moment: string;
  /** An earlier statement says something else and still counts. */
  isOther: boolean;
  isMatched: boolean;
}

const { done: words } = messages;

export function WithdrawalReceived({
  orderNumber,
  moment,
  isOther,
  isMatched,
  storeEmail,
}: Received & { storeEmail: string }) {
  return (
    <div className="mt-8 grid gap-8">
      <section aria-labelledby="received" className="grid gap-4 bg-linen p-6 sm:p-8">
        <h2 id="received" tabIndex={-1} className="text-2xl">
          {words.title}
        </h2>
        <p>{(isMatched ? words.received : words.unmatched)(orderNumber, moment)}</p>
      </section>
      {isOther && (
        <Notice tone="warning">
          {words.earlier} <MailLink address={storeEmail} />.
        </Notice>
      )}
      <NextSteps title={words.next} steps={[words.sendBack, words.refund]} />
      <div className="grid gap-4 sm:flex">
        <Button asChild>
          <Link to="/">{words.home}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/return-refund-policy#withdrawal">{words.policy}</Link>
        </Button>
      </div>
    </div>
  );
}
