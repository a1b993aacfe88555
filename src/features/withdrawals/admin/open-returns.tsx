import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useFailureToast } from "#backoffice/use-failure-toast.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { isInTime, refundDue } from "#features/orders/order-withdrawal.ts";
import { dayInWords } from "#shared/day.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

type Return = ResponseOf<"GET admin-returns">["returns"][number];
const words = messages.returns;

/** Goods that come back, the earliest statement first. Empty if none is awaited. */
export function OpenReturns({ timeZone }: { timeZone: string }) {
  const { data } = useEndpointQuery("GET admin-returns", {}, { refetchInterval: 60_000 });
  if (!data || data.returns.length === 0) return null;
  return (
    <div className="mb-6">
      <Panel title={words.title} action={<Badge tone="warning">{data.returns.length}</Badge>}>
        <ul className="divide-y divide-beige">
          {data.returns.map((one) => (
            <li key={one.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
              <Goods of={one} timeZone={timeZone} />
              <Steps of={one} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Goods({ of, timeZone }: { of: Return; timeZone: string }) {
  const declaredAt = new Date(of.declared_at);
  const had = of.delivered_at ? { deliveredAt: new Date(of.delivered_at), countries: of.countries } : null;
  const inTime = isInTime(timeZone, declaredAt, had);
  return (
    <div className="min-w-0 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/admin/orders/${of.order_id}`} className="link font-medium">
          {of.order_number}
        </Link>
        <Badge tone={of.state === "received" ? "success" : "warning"}>{words.states[of.state]}</Badge>
        {!inTime && <Badge tone="danger">{words.late}</Badge>}
      </p>
      <p className="wrap-anywhere">{of.goods.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}</p>
      {!of.is_certain && <p className="text-stone">{words.uncertain}</p>}
      <p className="text-stone">{messages.due(dayInWords(refundDue(timeZone, declaredAt)))}</p>
    </div>
  );
}

function Steps({ of: { id, state, order_number: number } }: { of: Return }) {
  const move = useEndpointMutation(
    (to: "received" | "closed") => call("POST admin-returns", { body: { return_id: id, to } }),
    [...INVALIDATES, "admin-returns"],
  );
  useFailureToast(words.failed, move.error);
  return (
    <div className="flex flex-wrap gap-2">
      {state === "declared" && (
        <Button
          variant="secondary"
          size="small"
          busy={move.isPending}
          aria-label={`${words.receive}: ${number}`}
          onClick={() => move.mutate("received")}
        >
          {words.receive}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        busy={move.isPending}
        aria-label={`${words.close}: ${number}`}
        onClick={() => move.mutate("closed")}
      >
        {words.close}
      </Button>
    </div>
  );
}
