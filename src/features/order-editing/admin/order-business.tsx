import type { ReactNode } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { momentIn } from "#backoffice/moments.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { vatCheckState } from "#features/vat-numbers/vat-check.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.ts";
import { BusinessButton } from "./correct-business.tsx";
import { CORRECTION_INVALIDATES } from "./invalidates.ts";
import { messages } from "./messages.ts";

const words = messages.business;
type Props = { order: OrderDetail; timeZone: string };

const TONES = { confirmed: "success", "not-registered": "danger", "not-confirmed": "warning" } as const;

/** The business that bought: what VIES says of its VAT number, asking again, and VAT to give back. */
export function OrderBusiness({ order, timeZone }: Props) {
  const { company, company_register, vat_number, vat_check: check } = order;
  if (!company) return null;
  const state = vatCheckState(check && { isValid: check.is_valid });
  return (
    <Panel title={words.title} action={<BusinessButton order={order} />}>
      <p className="wrap-anywhere">{[company, company_register].filter(Boolean).join(", ")}</p>
      {vat_number && (
        <div className="mt-3 grid gap-3">
          <p className="flex flex-wrap items-center gap-2">
            {vat_number} <Badge tone={TONES[state]}>{words.states[state]}</Badge>
          </p>
          {check && <Proof check={check} timeZone={timeZone} />}
          {state !== "confirmed" && <AskAgain orderId={order.id} />}
          {state === "confirmed" && <VatRefund order={order} />}
        </div>
      )}
      {isRefunded(order) && <p className="mt-3 text-sm text-stone">{words.fixed}</p>}
    </Panel>
  );
}

/** Its invoice stays as it is. */
const isRefunded = ({ payment_state: state }: OrderDetail): boolean =>
  state === "partly_refunded" || state === "refunded";

/** What VIES answered, for a tax authority that asks. */
const Proof = ({ check, timeZone }: { check: NonNullable<OrderDetail["vat_check"]>; timeZone: string }) => (
  <dl className="grid gap-2 text-sm">
    <Fact term={words.checkedAt}>{momentIn(timeZone, check.checked_at)}</Fact>
    {check.consultation_number && <Fact term={words.consultation}>{check.consultation_number}</Fact>}
    {(check.name || check.address) && (
      <Fact term={words.holder}>{[check.name, check.address].filter(Boolean).join(", ")}</Fact>
    )}
  </dl>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-stone">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

function AskAgain({ orderId }: { orderId: string }) {
  const subject = `VAT number of ${orderId}`;
  const ask = useEndpointMutation(
    () => call("POST admin-order-vat-check", { body: { order_id: orderId } }),
    CORRECTION_INVALIDATES,
  );
  const press = () =>
    ask.mutateAsync(undefined).then(
      ({ state }) => toast({ title: words.asked[state], tone: state === "confirmed" ? "success" : "warning", subject }),
      (error) => failureToast(words.askFailed, error, { subject }),
    );
  return (
    <div>
      <Button size="small" variant="secondary" busy={ask.isPending} onClick={() => void press()}>
        {words.ask}
      </Button>
    </div>
  );
}

/** Where VAT was charged before the number was confirmed. */
function VatRefund({ order }: { order: OrderDetail }) {
  const hasVat = order.vat.some(({ vat }) => vat > 0);
  return hasVat && order.payment_state === "paid" && !order.is_erased ? <VatRefundButton order={order} /> : null;
}

function VatRefundButton({ order }: { order: OrderDetail }) {
  const asked = { order_id: order.id, version: order.version };
  const { data, error } = useEndpointQuery("GET admin-order-vat", { query: asked });
  const give = useEndpointMutation(() => call("POST admin-order-vat", { body: asked }), CORRECTION_INVALIDATES);
  // There may be none to give back, or something that keeps it from going back.
  if (error instanceof ApiError)
    return error.body.code === "NO_VAT" ? null : <p className="text-sm text-stone">{failureText(error)}</p>;
  if (!data || data.amount <= 0) return null;
  const amount = inMoney(data.amount, order);
  const press = () =>
    give.mutateAsync(undefined).then(
      () => toast({ title: words.given, tone: "success" }),
      (error) => failureToast(words.giveFailed, error),
    );
  return (
    <div className="grid justify-items-start gap-2">
      <p>{words.charged(amount)}</p>
      <ConfirmDialog
        title={words.giveTitle(amount)}
        description={words.giveText}
        confirmLabel={words.give}
        variant="primary"
        onConfirm={() => void press()}
        trigger={
          <Button size="small" busy={give.isPending}>
            {words.give}
          </Button>
        }
      />
    </div>
  );
}
