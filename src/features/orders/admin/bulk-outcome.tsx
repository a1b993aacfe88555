import { useEffect } from "react";
import { OrderLink } from "#backoffice/order-link.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { tell } from "#ui/tell.tsx";
import { messages } from "./messages.ts";
import type { Outcomes } from "./use-bulk.ts";

const words = messages.bulk;

/** Which orders were left as they are, and why; which may be refunded. It stays until it was read. */
export function BulkOutcome({ outcome, onDismiss }: { outcome: Outcomes | null; onDismiss: () => void }) {
  const left = outcome?.filter(({ done }) => !done) ?? [];
  const refundable = outcome?.filter(({ offers_refund }) => offers_refund) ?? [];
  const isRefundAlone = left.length === 0 && refundable.length > 0;
  useEffect(() => {
    if (isRefundAlone) tell(words.refundTitle);
  }, [isRefundAlone]);
  if (!outcome) return null;
  return (
    <Notice
      live={left.length > 0}
      tone={left.length > 0 ? "danger" : "info"}
      title={left.length > 0 ? words.leftTitle(left.length) : words.refundTitle}
      // Also seen by somebody who works far down the list.
      className="sticky top-(--sticky-top) z-20 mb-4 shadow-lift"
      action={
        <Button size="small" variant="secondary" onClick={onDismiss}>
          {words.dismiss}
        </Button>
      }
    >
      <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
        {left.map(({ order_id, order_number, error }) => (
          <li key={order_id}>
            {order_number ? <OrderLink id={order_id} number={order_number} /> : words.gone}: {error}
          </li>
        ))}
      </ul>
      {left.length > 0 && refundable.length > 0 && <p className="mt-2">{words.refundTitle}</p>}
      {refundable.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-3">
          {refundable.map(({ order_id, order_number }) => (
            <OrderLink key={order_id} id={order_id} number={order_number ?? ""} />
          ))}
        </p>
      )}
    </Notice>
  );
}
