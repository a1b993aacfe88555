import { Link } from "react-router";
import { NextSteps } from "#features/orders/view/next-steps.tsx";
import { Button } from "#ui/button.tsx";
import { messages } from "../messages.ts";
import { nextSteps } from "../next-steps.ts";
import type { ReturnGround, Sending } from "../return.ts";

export interface Received {
  orderNumber: string;
  /** Date and time in words. */
  moment: string;
  isMatched: boolean;
  isAcknowledged: boolean;
  ground: ReturnGround | null;
  sending: Sending;
}

const { done: words } = messages;

export function WithdrawalReceived({ orderNumber, moment, isMatched, isAcknowledged, ground, sending }: Received) {
  const text = isMatched ? words.received : isAcknowledged ? words.unmatched : words.several;
  return (
    <div className="mt-8 grid gap-8">
      <section aria-labelledby="received" className="grid gap-4 bg-linen p-6 sm:p-8">
        <h2 id="received" tabIndex={-1} className="text-2xl">
          {words.title}
        </h2>
        <p>{text(orderNumber, moment)}</p>
      </section>
      <NextSteps title={words.next} steps={nextSteps({ isMatched, ground, sending })} />
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
