import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { classes } from "#ui/classes.ts";
import { FieldError } from "#ui/field.tsx";
import { messages } from "./order-detail-messages.ts";
import { inMoney } from "./order-list-item.ts";

interface Chosen {
  orderId: string;
  lines: readonly { position: number; quantity: number; deduction?: number }[];
  shipping: boolean;
}

/** What chosen pieces give back, in words, as the shop computes it; null until it has, and where it refuses. */
export function useRefundAmount({ orderId, lines, shipping }: Chosen, isChosen = lines.length > 0 || shipping) {
  const { data, error, isPlaceholderData } = useEndpointQuery(
    "POST admin-refund-preview",
    { body: { order_id: orderId, lines: [...lines], shipping } },
    { enabled: isChosen, staleTime: 0 },
  );
  const isKnown = isChosen && data !== undefined && !isPlaceholderData && !error;
  return {
    amount: isKnown ? inMoney(data.amount, data) : null,
    /** Of the amount. */
    // A server of the version before tells the amount alone.
    parts:
      isKnown && data.goods !== undefined
        ? { goods: inMoney(data.goods, data), shipping: inMoney(data.shipping, data) }
        : null,
    error: isChosen ? error : null,
  };
}

const words = messages.money;

/** What goes back for items and shipping, or why the pieces can't be refunded, read out as it changes. */
export const RefundAmount = ({ amount, parts, error }: ReturnType<typeof useRefundAmount>) => (
  <div aria-live="polite">
    {error ? (
      <FieldError>{failureText(error)}</FieldError>
    ) : (
      <dl className="grid gap-1">
        <Sum term={words.byLines}>{parts?.goods}</Sum>
        <Sum term={messages.goods.shipping}>{parts?.shipping}</Sum>
        <Sum term={words.comesTo} className="mt-1 border-t border-beige pt-2 font-semibold">
          {amount}
        </Sum>
      </dl>
    )}
  </div>
);

interface SumProps {
  term: string;
  className?: string;
  children: string | null | undefined;
}

const Sum = ({ term, className, children }: SumProps) => (
  <div className={classes("flex justify-between gap-4", className)}>
    <dt>{term}</dt>
    <dd className="figures">{children ?? "–"}</dd>
  </div>
);
