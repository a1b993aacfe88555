import { Link } from "react-router";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { momentIn } from "#backoffice/moments.ts";
import { messages as payments } from "#features/payments/state-messages.ts";
import { privatePage } from "#site/page-meta.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading, SkeletonCard } from "#ui/skeleton.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { toast } from "#ui/toast.ts";
import type { Route } from "./+types/payment-tasks.page";
import { messages } from "./payment-task-messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** What needs a person about money, with the day by which. */
export default function PaymentTasksPage() {
  const { data, error, refetch } = useEndpointQuery("GET admin-payment-tasks", {}, { staleTime: 0 });
  const { timeZone } = useStore().settings;
  const { columns } = messages;
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} back={{ to: "/admin/orders", label: messages.back }} />
      {data && data.data.length === 0 && <EmptyState title={messages.none.title} text={messages.none.text} />}
      {data && data.data.length > 0 && (
        <Table label={messages.table}>
          <TableHead>
            {Object.values(columns).map((column) => (
              <HeaderCell key={column}>{column}</HeaderCell>
            ))}
          </TableHead>
          <tbody>
            {data.data.map(({ id, kind, what, order, due_at, is_overdue }) => (
              <Row key={id}>
                <RowHeaderCell>
                  {payments.tasks[kind].label}
                  <span className="block max-w-xs text-sm font-normal text-stone">{what}</span>
                </RowHeaderCell>
                <Cell className="max-w-xs">{payments.tasks[kind].nextStep}</Cell>
                <Cell>
                  {order && (
                    <Link to={`/admin/orders/${order.id}`} className="link whitespace-nowrap">
                      {order.number}
                    </Link>
                  )}
                </Cell>
                <Cell className="whitespace-nowrap">
                  {momentIn(timeZone, due_at)} {is_overdue && <Badge tone="danger">{messages.overdue}</Badge>}
                </Cell>
                <Cell>
                  <Done id={id} />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      {!data && error && <ErrorView title={messages.failed} error={error} onRetry={refetch} />}
      {!data && !error && (
        <Loading label={messages.loading}>
          <SkeletonCard className="h-96" />
        </Loading>
      )}
    </>
  );
}

function Done({ id }: { id: string }) {
  const done = useEndpointMutation(() => call("POST admin-payment-tasks", { body: { id } }), ["admin-payment-tasks"]);
  const press = () =>
    done.mutateAsync(undefined).then(
      () => toast({ title: messages.isDone, tone: "success" }),
      (error: Error) => toast({ title: messages.doneFailed, description: failureText(error), tone: "danger" }),
    );
  return (
    <Button size="small" variant="secondary" busy={done.isPending} onClick={() => void press()}>
      {messages.done}
    </Button>
  );
}
