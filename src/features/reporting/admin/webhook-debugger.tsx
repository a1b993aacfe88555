import { CircleCheck, CircleX, Lightbulb } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { shortMomentIn } from "#backoffice/moments.ts";
import { OrderStatusBadge } from "#features/orders/admin/order-status-badge.tsx";
import { formatEuros } from "#shared/format-euros.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { toast } from "#ui/toast.ts";
import { missesEvent } from "../webhook-config.ts";
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
    <Flags {...webhook_config} />
    <Hints hints={hintsOf({ webhook_config, recent_orders })} />
    <RecentOrders orders={recent_orders} timeZone={timeZone} />
  </div>
);

function Flags(config: Tested["webhook_config"]) {
  const { flags, formats, otherSender } = words;
  const isSent = config.emails_by !== "mailbox" || config.payments_by === "test-page";
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Flag name={flags.secret} isGood={config.webhook_secret_configured} />
      <Flag
        name={flags.format}
        isGood={config.webhook_secret_format === "correct"}
        said={formats[config.webhook_secret_format]}
      />
      <Flag name={flags.stripe} isGood={config.stripe_secret_configured} />
      <Flag name={flags.resend} isGood={isSent} said={otherSender[config.emails_by]} />
    </dl>
  );
}

function Flag({ name, isGood, said }: { name: string; isGood: boolean; said?: string }) {
  const Icon = isGood ? CircleCheck : CircleX;
  return (
    <div>
      <dt className="text-xs text-stone">{name}</dt>
      <dd className={`mt-1 flex items-center gap-1.5 font-medium ${isGood ? "text-sage" : "text-wine"}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {said ?? (isGood ? words.configured : words.missing)}
      </dd>
    </div>
  );
}

function hintsOf({ webhook_config: config, recent_orders }: Pick<Tested, "webhook_config" | "recent_orders">) {
  const { hints } = words;
  return [
    config.payments_by === "test-page" && hints.demo,
    !config.webhook_secret_configured && hints.secret,
    config.webhook_secret_format === "incorrect" && hints.format,
    recent_orders.some((order) => missesEvent(order, Date.now())) && hints.pending,
  ].filter((hint) => hint !== false);
}

const Hints = ({ hints }: { hints: readonly string[] }) => (
  <ul className="grid gap-2 text-sm empty:hidden">
    {hints.map((hint) => (
      <li key={hint} className="flex items-start gap-2">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-deep" />
        {hint}
      </li>
    ))}
  </ul>
);

function RecentOrders({ orders, timeZone }: { orders: Tested["recent_orders"]; timeZone: string }) {
  if (orders.length === 0) return <p className="text-stone">{words.empty}</p>;
  return (
    <Table label={words.recent} scrolls className="max-h-96">
      <TableHead>
        <HeaderCell>{words.order}</HeaderCell>
        <HeaderCell>{words.status}</HeaderCell>
        <HeaderCell numeric>{words.total}</HeaderCell>
        <HeaderCell>{words.placed}</HeaderCell>
      </TableHead>
      <tbody>
        {orders.map(({ id, order_number, status, total_amount, currency, created_at }) => (
          <Row key={id}>
            <RowHeaderCell className="figures whitespace-nowrap">
              <Link to={`/admin/orders/${id}`} className="link">
                {order_number}
              </Link>
            </RowHeaderCell>
            <Cell>
              <OrderStatusBadge status={status} />
            </Cell>
            <Cell numeric>{formatEuros(total_amount, currency)}</Cell>
            <Cell className="figures whitespace-nowrap text-stone">{shortMomentIn(timeZone, created_at)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
