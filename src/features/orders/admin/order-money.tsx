import { useSearchParams } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { texts } from "./file-texts.ts";
import { inEuro, momentIn } from "./listed-order.ts";
import type { OrderFile } from "./order-file.ts";
import { Panel } from "./panel.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

const words = texts.money;
type MoneyProps = { order: OrderFile; timeZone: string };

/** What was paid, tried and given back. */
export function OrderMoney({ order, timeZone }: MoneyProps) {
  const [search, setSearch] = useSearchParams();
  const open = (isOpen: boolean) =>
    setSearch(isOpen ? { refund: "open" } : {}, { replace: true, preventScrollReset: true });
  const mayRefund = order.refundable > 0;
  const refund = mayRefund && (
    <Button variant="secondary" size="small" onClick={() => open(true)}>
      {words.refund}
    </Button>
  );
  return (
    <Panel title={words.title} action={refund}>
      {order.payments.length === 0 && <p className="text-stone">{words.none}</p>}
      <ul className="grid gap-3">
        {order.payments.map((payment) => (
          <li key={payment.id} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                {payment.paid_at
                  ? words.paidAt(momentIn(timeZone, payment.paid_at))
                  : words.attempt(momentIn(timeZone, payment.created_at))}
                <Badge tone={payment.paid_at ? "success" : "outline"}>{words.states[payment.state]}</Badge>
              </p>
              {payment.reference && (
                <p className="text-xs break-all text-stone">
                  {words.reference}: {payment.provider}, {payment.reference}
                </p>
              )}
            </div>
            <p className="figures">{inEuro(payment.received ?? payment.amount)}</p>
          </li>
        ))}
      </ul>
      <Refunds order={order} timeZone={timeZone} />
      {mayRefund && search.get("refund") === "open" && <RefundDialog order={order} onClose={() => open(false)} />}
    </Panel>
  );
}

function Refunds({ order: { refunds, refundable }, timeZone }: MoneyProps) {
  if (refunds.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2">{words.refunds}</h3>
      <ul className="grid gap-3">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                {momentIn(timeZone, refund.created_at)}
                <Badge tone={refund.state === "failed" ? "danger" : "info"}>{words.refundStates[refund.state]}</Badge>
              </p>
              <p className="text-xs text-stone">
                {[refund.reason, refund.failure, refund.by].filter(Boolean).join(" · ")}
              </p>
            </div>
            <p className="figures">−{inEuro(refund.amount)}</p>
          </li>
        ))}
      </ul>
      {refundable > 0 && <p className="mt-3 text-xs text-stone">{words.left(inEuro(refundable))}</p>}
    </>
  );
}
