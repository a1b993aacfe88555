import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useFailureToast } from "#backoffice/failure-toast.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { isInTime, policyRefundDue, refundDue } from "#features/orders/order-withdrawal.ts";
import { dayInWords } from "#shared/day.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { groundOf, hasArrived, mayGo, mayRefund, paysPostage } from "../return.ts";
import { AnswerReturn } from "./answer-return.tsx";
import { DeclaredPages } from "./declared-pages.tsx";
import { messages } from "./messages.ts";
import { PayPostage } from "./pay-postage.tsx";
import { RefundReturn } from "./refund-return.tsx";
import type { AdminReturn } from "./return-answer.ts";
import { ReturnPhotos } from "./return-photos.tsx";

const words = messages.returns;

/** Goods that come back, the earliest statement first. Empty if none is awaited. */
export function OpenReturns({ timeZone }: { timeZone: string }) {
  const [after, setAfter] = useState<string>();
  const { data } = useEndpointQuery("GET admin-returns", { query: { after } }, { refetchInterval: 60_000 });
  if (!data || data.total === 0) return null;
  return (
    <div className="mb-4">
      <Panel isFolded title={words.title} action={<Badge tone="warning">{data.total}</Badge>}>
        <ul className="divide-y divide-beige">
          {data.returns.map((one) => (
            <li key={one.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
              <ReturnFacts of={one} timeZone={timeZone}>
                <Link to={`/admin/orders/${one.order_id}`} className="link font-medium">
                  {one.order_number}
                </Link>
              </ReturnFacts>
              <ReturnSteps of={one} />
            </li>
          ))}
        </ul>
        <DeclaredPages after={after} next={data.next} onTurn={setAfter} />
      </Panel>
    </div>
  );
}

/** A state of a return in words: an exchange ends it like a refund. */
export const stateOf = ({ exchange }: AdminReturn, state: AdminReturn["state"]): string =>
  exchange && state === "refunded" ? words.exchanged : words.states[state];

interface FactsProps {
  of: AdminReturn;
  timeZone: string;
  children?: ReactNode;
}

/** What a return is about, and by when its money is due. */
export function ReturnFacts({ of, timeZone, children }: FactsProps) {
  const declaredAt = new Date(of.declared_at);
  const had = of.delivered_at ? { deliveredAt: new Date(of.delivered_at), countries: of.countries } : null;
  const isLate =
    of.ground === "withdrawal"
      ? !isInTime(timeZone, declaredAt, had)
      : groundOf(timeZone, of.reason ?? "changed-mind", declaredAt, had, false) === null;
  const due = dueOf(of, timeZone);
  const isDone = of.state === "refunded" || of.state === "refused" || of.state === "closed";
  return (
    <div className="grid min-w-0 gap-1 text-sm">
      <p className="mb-1 flex flex-wrap items-center gap-2">
        {children}
        <Badge tone={of.state === "received" || of.state === "checked" ? "success" : isDone ? "neutral" : "warning"}>
          {stateOf(of, of.state)}
        </Badge>
        <Badge tone="outline">{words.grounds[of.ground]}</Badge>
        {isLate && <Badge tone="danger">{words.late}</Badge>}
      </p>
      <p className="wrap-anywhere">{of.goods.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}</p>
      {of.has_unsent && <p className="text-stone wrap-anywhere">{words.notSent(unsentOf(of))}</p>}
      {of.reason && <p className="text-stone">{words.reasons[of.reason]}</p>}
      {of.refusal && (
        <p className="text-stone wrap-anywhere whitespace-pre-line">
          {words.states.refused}: {of.refusal}
        </p>
      )}
      {of.postage !== null && <p className="text-stone">{words.postagePaid(inMoney(of.postage, of))}</p>}
      {of.exchange && (
        <Link to={`/admin/orders/${of.exchange.id}`} className="link">
          {words.newOrder} {of.exchange.number}
        </Link>
      )}
      {of.photos > 0 && <ReturnPhotos of={of} />}
      {!of.is_certain && of.is_open && (
        <>
          <p className="wrap-anywhere whitespace-pre-line">
            {messages.title}: {of.statement}
          </p>
          <p className="text-stone">{words.uncertain}</p>
        </>
      )}
      {due && <p className="text-stone">{messages.due(dayInWords(due))}</p>}
    </div>
  );
}

/** Its goods that have not left. */
const unsentOf = ({ goods }: AdminReturn): string =>
  goods.flatMap(({ name, unsent }) => (unsent > 0 ? `${unsent} × ${name}` : [])).join(", ");

/** The day by which its money is due: by law from the statement, by the policy from the look at the goods; null for none. */
function dueOf(of: AdminReturn, timeZone: string): string | null {
  if (!of.is_open || !of.is_paid) return null;
  if (of.ground === "withdrawal") return refundDue(timeZone, new Date(of.declared_at));
  const checked = of.steps.find(({ state }) => state === "checked");
  return checked ? policyRefundDue(timeZone, new Date(checked.at)) : null;
}

const STEPS = ["approved", "received", "checked", "refused", "closed"] as const;
type Step = (typeof STEPS)[number];

/** Nobody approves what the law gives, or what never left and is not sent back. A statement after its period is still refused. */
const isOffered = ({ state, ground, has_left }: AdminReturn, to: Step): boolean =>
  mayGo(state, to) && !(to === "approved" && (ground === "withdrawal" || !has_left));

/** The steps that a return may take next. */
export function ReturnSteps({ of, children }: { of: AdminReturn; children?: ReactNode }) {
  const { id, state, order_number: number } = of;
  const [isRefunding, setRefunding] = useState(false);
  const [answer, setAnswer] = useState<"approved" | "refused" | null>(null);
  const [isClosing, setClosing] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const move = useEndpointMutation(
    (to: Exclude<Step, "refused">) => call("POST admin-returns", { body: { return_id: id, to } }),
    [...INVALIDATES, "admin-returns"],
  );
  useFailureToast(words.failed, move.error);
  const press = (to: Step) => {
    if (to === "refused" || (to === "approved" && of.ground === "guarantee")) setAnswer(to);
    else if (to === "closed" && of.is_money_due && !isClosing) setClosing(true);
    else move.mutate(to, { onSettled: () => setClosing(false) });
  };
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {STEPS.filter((to) => isOffered(of, to)).map((to) => (
        <Button
          key={to}
          variant={to === "refused" || to === "closed" ? "quiet" : "secondary"}
          size="small"
          busy={move.isPending && move.variables === to}
          aria-label={`${words.steps[to]}: ${number}`}
          onClick={() => press(to)}
        >
          {words.steps[to]}
        </Button>
      ))}
      {of.is_paid && mayRefund({ state, ground: of.ground, hasLeft: of.has_left, hasUnsent: of.has_unsent }) && (
        <Button size="small" aria-label={`${words.refund}: ${number}`} onClick={() => setRefunding(true)}>
          {words.refund}
        </Button>
      )}
      {of.is_paid && hasArrived(state) && children}
      {of.postage === null && paysPostage(of) && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${words.postage}: ${number}`}
          onClick={() => setPaying(true)}
        >
          {words.postage}
        </Button>
      )}
      {isClosing && (
        <ConfirmDialog
          open
          title={words.closeTitle(number)}
          description={words.closeText}
          confirmLabel={words.steps.closed}
          busy={move.isPending}
          onConfirm={() => press("closed")}
          onOpenChange={setClosing}
        />
      )}
      {answer && <AnswerReturn of={of} to={answer} onClose={() => setAnswer(null)} />}
      {isRefunding && <RefundReturn of={of} onClose={() => setRefunding(false)} />}
      {isPaying && <PayPostage of={of} onClose={() => setPaying(false)} />}
    </div>
  );
}
