import { EmailFact, EmailFigure, EmailHeading, EmailRows } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import { messages as page } from "../messages.ts";
import type { OrderView } from "../order-view.ts";
import { totalLabel } from "./total-label.ts";

/** What a correction changes; what stays is left out. */
export interface OrderChanges {
  goods: readonly { name: string; before: number; after: number }[];
  /** What it costs, in words. */
  total: Change | null;
  /** Where the parcel goes, in one line. */
  to: Change | null;
  /** Which company buys, in one line; empty for a person. */
  company: Change | null;
}

interface Change {
  before: string;
  after: string;
}

interface ChangesOfOrderProps {
  title: string;
  order: OrderView;
  changes: OrderChanges;
}

export function ChangesOfOrder({ title, order, changes: { goods, total, to, company } }: ChangesOfOrderProps) {
  if (goods.length === 0 && !total && !to && !company) return null;
  return (
    <>
      <EmailHeading>{title}</EmailHeading>
      <EmailRows>
        {goods.map(({ name, before, after }) => (
          <EmailFigure key={name} term={name} value={`${before} → ${after}`} />
        ))}
        {total && <EmailFigure term={totalLabel(order)} value={`${total.before} → ${total.after}`} />}
        {to && <Replaced term={messages.mail.to} change={to} />}
        {company && <Replaced term={page.business.company} change={company} />}
      </EmailRows>
    </>
  );
}

function Replaced({ term, change: { before, after } }: { term: string; change: Change }) {
  return (
    <EmailFact term={term}>
      {before && <s>{before}</s>}
      {before && after && <br />}
      {after && `→ ${after}`}
    </EmailFact>
  );
}
