import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { momentIn } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { messages as payments } from "#features/payments/state-messages.ts";
import { privatePage } from "#site/page-meta.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { toast } from "#ui/toast.ts";
import type { Route } from "./+types/payment-tasks.page";
import { ComparePayouts } from "./compare-payouts.tsx";
import { INVALIDATES } from "./invalidates.ts";
import { messages } from "./payment-task-messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** What needs a person about money, with the day by which. */
export default function PaymentTasksPage() {
  const answer = useEndpointQuery("GET admin-payment-tasks", {}, { staleTime: 0 });
  const { timeZone } = useStore().settings;
  const { columns } = messages;
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} back={{ to: "/admin/orders", label: messages.back }}>
        {answer.data?.payout_files.map((provider) => (
          <ComparePayouts key={provider} provider={provider} />
        ))}
      </PageHead>
      <QueryView answer={answer} failed={messages.failed} loading={messages.loading}>
        {(data) =>
          data.data.length === 0 ? (
            <EmptyState icon={CircleCheck} title={messages.none.title} text={messages.none.text} />
          ) : (
            <Table label={messages.table}>
              <TableHead>
                <HeaderCell>{columns.what}</HeaderCell>
                <HeaderCell className="max-lg:hidden">{columns.nextStep}</HeaderCell>
                <HeaderCell className="max-sm:hidden">{columns.order}</HeaderCell>
                <HeaderCell className="max-sm:hidden">{columns.due}</HeaderCell>
                <HeaderCell className="max-sm:hidden">{columns.done}</HeaderCell>
              </TableHead>
              <tbody>
                {data.data.map((task) => (
                  <TaskRow key={task.id} task={task} timeZone={timeZone} />
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryView>
    </>
  );
}

type Task = ResponseOf<"GET admin-payment-tasks">["data"][number];

/** On a phone all of it stands in the first cell. */
function TaskRow({
  task: { id, kind, what, order, paid_since: since, keeps, due_at, is_overdue },
  timeZone,
}: {
  task: Task;
  timeZone: string;
}) {
  // A page of the version before does not know what is new.
  const { label, nextStep } = payments.tasks[kind] ?? { label: kind, nextStep: "" };
  const number = order && (
    <Link to={`/admin/orders/${order.id}`} className="link whitespace-nowrap">
      {order.number}
    </Link>
  );
  const due = (
    <>
      {momentIn(timeZone, due_at)} {is_overdue && <Badge tone="danger">{messages.overdue}</Badge>}
    </>
  );
  const done = (
    <div className="grid justify-items-start gap-2">
      {order && keeps > 0 && <Release id={id} number={order.number} />}
      <Done id={id} of={order ? `${label}, ${order.number}` : label} />
    </div>
  );
  return (
    <Row>
      <RowHeaderCell>
        {label}
        <span className="block max-w-prose text-sm font-normal text-stone wrap-anywhere">{what}</span>
        {keeps > 0 && <span className="mt-1 block text-sm font-normal">{messages.keeps(keeps)}</span>}
        {since && <span className="mt-1 block text-sm font-normal">{messages.paidSince(since.number)}</span>}
        <span className="mt-1 block max-w-prose text-sm font-normal lg:hidden">{nextStep}</span>
        <span className="mt-2 grid justify-items-start gap-2 font-normal sm:hidden">
          {number}
          <span>
            {messages.columns.due} {due}
          </span>
          {done}
        </span>
      </RowHeaderCell>
      <Cell className="max-w-xs max-lg:hidden">{nextStep}</Cell>
      <Cell className="max-sm:hidden">{number}</Cell>
      <Cell className="whitespace-nowrap max-sm:hidden">{due}</Cell>
      <Cell className="whitespace-nowrap max-sm:hidden">{done}</Cell>
    </Row>
  );
}

/** The way out where nobody pays: the order is cancelled, and what it keeps can be sold. */
function Release({ id, number }: { id: string; number: string }) {
  const words = messages.release;
  const release = useEndpointMutation(
    () => call("POST admin-payment-tasks", { body: { id, releases: true } }),
    [...INVALIDATES, "admin-payment-tasks"],
  );
  const press = () =>
    release.mutateAsync(undefined).then(
      () => toast({ title: words.done(number), tone: "success" }),
      (error) => failureToast(words.failed, error),
    );
  return (
    <ConfirmDialog
      title={words.title(number)}
      description={words.text}
      confirmLabel={words.confirm}
      onConfirm={() => void press()}
      trigger={
        <Button size="small" variant="secondary" aria-label={`${words.label}: ${number}`} busy={release.isPending}>
          {words.label}
        </Button>
      }
    />
  );
}

function Done({ id, of }: { id: string; of: string }) {
  const done = useEndpointMutation(() => call("POST admin-payment-tasks", { body: { id } }), ["admin-payment-tasks"]);
  const press = () =>
    done.mutateAsync(undefined).then(
      () => toast({ title: messages.isDone, tone: "success" }),
      (error) => failureToast(messages.doneFailed, error),
    );
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`${messages.done}: ${of}`}
      busy={done.isPending}
      onClick={() => void press()}
    >
      {messages.done}
    </Button>
  );
}
