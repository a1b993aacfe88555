import { Copy } from "lucide-react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { useCopyLink } from "#backoffice/copy-link.tsx";
import { failureToast } from "#backoffice/failure-toast.ts";
import { momentIn } from "#backoffice/moments.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import { ATTEMPT_MEANING, type RefundState } from "#features/payments/payment-state.ts";
import { paymentPage, providerName } from "#features/payments/provider-name.ts";
import { messages as payments } from "#features/payments/state-messages.ts";
import { labelOf } from "#shared/label-of.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button, type ButtonVariant } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.ts";
import { PAYMENT_MEANING } from "../order-payment-state.ts";
import { INVALIDATES } from "./invalidates.ts";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { inMoney } from "./order-list-item.ts";
import { Panel } from "./panel.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

const words = messages.money;
type MoneyProps = { order: OrderDetail; timeZone: string };

/** Payments, attempts and refunds. */
export function OrderMoney({ order, timeZone }: MoneyProps) {
  const [isRefunding, open] = useOpenedBy("refund");
  const mayRefund = order.refundable > 0;
  const refund = mayRefund && (
    <Button variant="secondary" size="small" onClick={() => open(true)}>
      {words.refund}
    </Button>
  );
  return (
    <Panel title={words.title} line={order.payments.length === 0 && words.none} action={refund}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {order.payments.map((payment) => (
          <li key={payment.id} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                {payment.paid_at
                  ? words.paidAt(momentIn(timeZone, payment.paid_at))
                  : words.attempt(momentIn(timeZone, payment.created_at))}
                {/* The head says that the order is paid. */}
                {payment.state !== "paid" && (
                  <Badge tone={ATTEMPT_MEANING[payment.state].tone}>{payments.attempts[payment.state]}</Badge>
                )}
              </p>
              {told(payment, order) && <p className="text-sm text-stone">{told(payment, order)}</p>}
              {payment.reference && (
                <Reference reference={payment.reference} provider={payment.provider} isTest={order.is_test} />
              )}
              {/* While the order needs attention, the notice above offers it. */}
              {!order.review_flag && isAcceptable(payment) && (
                <AcceptPayment order={order} payment={payment} className="mt-3" />
              )}
            </div>
            <p className="figures">{receivedOf(payment, order)}</p>
          </li>
        ))}
      </ul>
      <Refunds order={order} timeZone={timeZone} />
      {mayRefund && isRefunding && <RefundDialog order={order} onClose={() => open(false)} />}
    </Panel>
  );
}

type Payment = OrderDetail["payments"][number];

/** By what it was paid, and what the provider kept, as far as it tells. */
const told = ({ method, method_name, fee, received, amount }: Payment, order: OrderDetail): string =>
  [
    method_name ?? (method && labelOf(words.methods, method.replace(/:.*/, ""))),
    fee === null ? null : words.fee(inMoney(fee, order), inMoney((received ?? amount) - fee, order)),
  ]
    .filter(Boolean)
    .join(" · ");

const receivedOf = ({ received, received_currency, amount }: Payment, { currency }: OrderDetail): string =>
  inMoney(received ?? amount, { currency: received_currency ?? currency });

type ReferenceProps = { reference: string; provider: string; isTest: boolean };

/** At the provider, as a link to its page where it has one; a press copies it. */
function Reference({ reference, provider, isTest }: ReferenceProps) {
  const page = paymentPage(provider, reference, isTest);
  const { copy, byHand } = useCopyLink(words.copyReference);
  return (
    <p className="flex max-w-full items-center gap-1 text-xs text-stone">
      <span className="shrink-0">{providerName(provider)}</span>
      <span className="min-w-0 truncate">
        {page ? (
          <a
            href={page}
            target="_blank"
            rel="noreferrer"
            title={words.atProvider(providerName(provider))}
            className="link"
          >
            {reference}
          </a>
        ) : (
          reference
        )}
      </span>
      <Button
        variant="quiet"
        size="icon-small"
        className="-my-2"
        aria-label={words.copyReference.copy}
        onClick={() => void copy(reference)}
      >
        <Copy aria-hidden="true" className="size-4" />
      </Button>
      {byHand}
    </p>
  );
}

/** Whether a person may take it as the payment of the order though its amount differs. */
export const isAcceptable = ({ state, received_currency, refunded }: Payment): boolean =>
  state === "review" && !received_currency && refunded === 0;

type AcceptProps = { order: OrderDetail; payment: Payment; variant?: ButtonVariant; className?: string };

export function AcceptPayment({ order, payment, variant = "secondary", className }: AcceptProps) {
  const paid = receivedOf(payment, order);
  const accept = useEndpointMutation(
    () => call("POST admin-accept-payment", { body: { order_id: order.id } }),
    INVALIDATES,
  );
  const press = () =>
    accept.mutateAsync(undefined).then(
      () => toast({ title: words.accepted, tone: "success" }),
      (error) => failureToast(words.acceptFailed, error),
    );
  return (
    <ConfirmDialog
      title={words.acceptTitle(paid, order.order_number)}
      description={words.acceptText(inMoney(order.total_amount, order))}
      confirmLabel={words.accept}
      variant="primary"
      onConfirm={() => void press()}
      trigger={
        <Button size="small" variant={variant} className={className} busy={accept.isPending}>
          {words.accept}
        </Button>
      }
    />
  );
}

/** "Refunded" looks alike of the order and of its refund. */
const REFUND_TONES: Readonly<Record<RefundState, BadgeTone>> = {
  requested: "info",
  waiting: "info",
  pending: "info",
  succeeded: PAYMENT_MEANING.refunded.tone,
  failed: "danger",
};

function Refunds({ order, timeZone }: MoneyProps) {
  const { refunds, refundable } = order;
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
                <Badge tone={REFUND_TONES[refund.state]}>
                  {refund.is_exchange ? words.methods.exchange : words.refundStates[refund.state]}
                </Badge>
              </p>
              <p className="text-xs text-stone">
                {[refund.reason, refund.failure, refund.by].filter(Boolean).join(" · ")}
              </p>
            </div>
            <p className="figures">−{inMoney(refund.amount, order)}</p>
          </li>
        ))}
      </ul>
      {refundable > 0 && <p className="mt-3 text-xs text-stone">{words.left(inMoney(refundable, order))}</p>}
    </>
  );
}
