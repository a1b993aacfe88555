import { CircleCheck, CircleMinus, CircleX } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { shortMomentIn } from "#backoffice/moments.ts";
import { OrderStatusBadge } from "#features/orders/admin/order-status-badge.tsx";
import { providerName } from "#features/payments/provider-name.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ListTable } from "#ui/list-table.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { isPaidOtherwise, missesEvent } from "../webhook-config.ts";
import { messages } from "./messages.ts";

const words = messages.webhook;

type Tested = ResponseOf<"POST test-webhook">;

/** Shows whether the payment provider can report back (back office 2). */
export function WebhookDebugger({ timeZone }: { timeZone: string }) {
  const test = useEndpointMutation(() => call("POST test-webhook"), []);
  const run = () =>
    test.mutate(undefined, {
      onSuccess: () => toast({ ...words.done, tone: "success" }),
      onError: (error) => failureToast(words.failed.title, error, { unknown: words.failed.description }),
    });
  return (
    <Card
      title={words.title}
      lead={words.lead}
      action={
        <Button variant="secondary" size="small" busy={test.isPending} busyLabel={words.testing} onClick={run}>
          {words.test}
        </Button>
      }
    >
      {test.data && <Result {...test.data} timeZone={timeZone} />}
    </Card>
  );
}

const Result = ({ webhook_config, recent_orders, timeZone }: Tested & { timeZone: string }) => (
  <div className="grid gap-5">
    <Hints {...webhook_config} misses={recent_orders.some((order) => missesEvent(order, Date.now()))} />
    <Flags {...webhook_config} />
    <RecentOrders orders={recent_orders} timeZone={timeZone} />
  </div>
);

type Config = Tested["webhook_config"];

function Flags(config: Config) {
  const { flags, formats, otherSender } = words;
  const isDemo = config.payments_by === "test-page";
  const isSent = config.emails_by !== "mailbox" || isDemo;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
      {isPaidOtherwise(config.payments_by) ? (
        <Flag name={providerName(config.payments_by)} isGood />
      ) : (
        <>
          <Flag name={flags.secret} isGood={config.webhook_secret_configured} isOptional={isDemo} />
          <Flag
            name={flags.format}
            isGood={config.webhook_secret_format === "correct"}
            isOptional={isDemo && config.webhook_secret_format === "missing"}
            said={formats[config.webhook_secret_format]}
          />
          <Flag name={flags.stripe} isGood={config.stripe_secret_configured} isOptional={isDemo} />
        </>
      )}
      <Flag name={flags.resend} isGood={isSent} said={otherSender[config.emails_by]} />
    </dl>
  );
}

interface FlagProps {
  name: string;
  isGood: boolean;
  /** The shop works without. */
  isOptional?: boolean;
  said?: string;
}

function Flag({ name, isGood, isOptional = false, said }: FlagProps) {
  const [Icon, tone] = isGood
    ? ([CircleCheck, "text-sage"] as const)
    : isOptional
      ? ([CircleMinus, "text-stone"] as const)
      : ([CircleX, "text-wine"] as const);
  return (
    <div>
      <dt className="text-xs text-stone">{name}</dt>
      <dd className={`mt-1 flex items-center gap-1.5 font-medium ${tone}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {said ?? (isGood ? words.configured : words.missing)}
      </dd>
    </div>
  );
}

/** What is to be done, said once, with the way there. */
function Hints({ misses, ...config }: Config & { misses: boolean }) {
  const { hints } = words;
  const isDemo = config.payments_by === "test-page";
  const said = [
    isDemo && hints.demo,
    !config.webhook_secret_configured && !isPaidOtherwise(config.payments_by) && hints.secret,
    config.webhook_secret_format === "incorrect" && hints.format,
    misses && hints.pending,
  ].filter((hint) => hint !== false);
  if (said.length === 0) return null;
  return (
    <Notice
      tone={isDemo && !misses ? "neutral" : "warning"}
      action={
        misses && (
          <Link to="/admin/payments" className="link">
            {messages.tasks.payments}
          </Link>
        )
      }
    >
      <ul className="grid gap-1">
        {said.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Notice>
  );
}

function RecentOrders({ orders, timeZone }: { orders: Tested["recent_orders"]; timeZone: string }) {
  if (orders.length === 0) return <p className="text-stone">{words.empty}</p>;
  return (
    <ListTable
      label={words.recent}
      rows={orders}
      columns={[
        {
          head: words.order,
          cellClassName: "figures whitespace-nowrap",
          cell: ({ id, order_number }) => (
            <Link to={`/admin/orders/${id}`} className="link">
              {order_number}
            </Link>
          ),
        },
        { head: words.status, cell: ({ status }) => <OrderStatusBadge status={status} /> },
        {
          head: words.total,
          numeric: true,
          from: "sm",
          isPlain: true,
          cell: ({ total_amount, currency }) => formatEuros(total_amount, currency),
        },
        {
          head: words.placed,
          from: "sm",
          isPlain: true,
          cellClassName: "figures whitespace-nowrap text-stone",
          cell: ({ created_at }) => shortMomentIn(timeZone, created_at),
        },
      ]}
    />
  );
}
