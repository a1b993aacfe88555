import { EmailFact, EmailFigure, EmailHeading, EmailRows } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import type { OrderView } from "../order-view.ts";
import { totalLabel } from "./total-label.ts";

/** What a correction changes; what stays is left out. */
export interface OrderChanges {
  goods: readonly { name: string; before: number; after: number }[];
  /** What it costs, in words. */
  total: { before: string; after: string } | null;
  /** Where the parcel goes, in one line. */
  to: { before: string; after: string } | null;
}

interface ChangesOfOrderProps {
  title: string;
  order: OrderView;
  changes: OrderChanges;
}

export function ChangesOfOrder({ title, order, changes: { goods, total, to } }: ChangesOfOrderProps) {
  if (goods.length === 0 && !total && !to) return null;
  return (
    <>
      <EmailHeading>{title}</EmailHeading>
      <EmailRows>
        {goods.map(({ name, before, after }) => (
          <EmailFigure key={name} term={name} value={`${before} → ${after}`} />
        ))}
        {total && <EmailFigure term={totalLabel(order)} value={`${total.before} → ${total.after}`} />}
        {to && (
          <EmailFact term={messages.mail.to}>
            <s>{to.before}</s>
            <br />→ {to.after}
          </EmailFact>
        )}
      </EmailRows>
    </>
  );
}
