import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { FieldError } from "#ui/field.tsx";
import { messages } from "./order-detail-messages.ts";
import { inMoney } from "./order-list-item.ts";

interface Chosen {
  orderId: string;
  lines: readonly { position: number; quantity: number }[];
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
  return { amount: isKnown ? inMoney(data.amount, data) : null, error: isChosen ? error : null };
}

/** The amount, or why the pieces can't be refunded, read out as it changes. */
export const RefundAmount = ({ amount, error }: ReturnType<typeof useRefundAmount>) => (
  <div aria-live="polite">
    {error ? (
      <FieldError>{failureText(error)}</FieldError>
    ) : (
      <p className="flex justify-between gap-4 font-semibold">
        <span>{messages.money.comesTo}</span>
        <span className="figures">{amount ?? "–"}</span>
      </p>
    )}
  </div>
);
