import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { classes } from "#ui/classes.ts";
import { FieldError } from "#ui/field.tsx";
import { messages } from "./order-detail-messages.ts";
import { inMoney } from "./order-list-item.ts";

interface Chosen {
  orderId: string;
  currency?: string | undefined;
  lines: readonly { position: number; quantity: number; deduction?: number }[];
  shipping: boolean;
}

const NOTHING = { amount: 0, goods: 0, shipping: 0 };

/**
 * What chosen pieces give back, as the shop computes it. `amount` is null until it is known, and where it is refused; until then the
 * sums of the choice before are shown.
 */
export function useRefundAmount(
  { orderId, currency, lines, shipping }: Chosen,
  isChosen = lines.length > 0 || shipping,
) {
  const { data, error, isPlaceholderData } = useEndpointQuery(
    "POST admin-refund-preview",
    { body: { order_id: orderId, lines: [...lines], shipping } },
    { enabled: isChosen, staleTime: 0 },
  );
  const sums = isChosen ? data : NOTHING;
  return {
    amount: isChosen && sums && !isPlaceholderData && !error ? inMoney(sums.amount, { currency }) : null,
    sums,
    currency,
    error: isChosen ? error : null,
  };
}

const words = messages.money;

/** What goes back for items and shipping, or why the pieces can't be refunded, read out as it changes. */
export const RefundAmount = ({ sums, currency, error }: ReturnType<typeof useRefundAmount>) => {
  // A server of the version before tells the amount alone.
  const money = (sum: number | undefined) => sum !== undefined && inMoney(sum, { currency });
  return (
    <div aria-live="polite">
      {error ? (
        <FieldError>{failureText(error)}</FieldError>
      ) : (
        <dl className="grid gap-1">
          {sums && sums.shipping > 0 && (
            <>
              <Sum term={words.byLines}>{money(sums.goods)}</Sum>
              <Sum term={messages.goods.shipping}>{money(sums.shipping)}</Sum>
            </>
          )}
          <Sum term={words.comesTo} className="font-semibold">
            {money(sums?.amount)}
          </Sum>
        </dl>
      )}
    </div>
  );
};

interface SumProps {
  term: string;
  className?: string;
  children: string | false;
}

const Sum = ({ term, className, children }: SumProps) => (
  <div className={classes("flex justify-between gap-4", className)}>
    <dt>{term}</dt>
    <dd className="figures">{children || "–"}</dd>
  </div>
);
