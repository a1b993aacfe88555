import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { momentIn } from "#backoffice/moments.ts";
import { useUnsavedChanges } from "#backoffice/use-unsaved-changes.tsx";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/recalls.page";
import { messages } from "./messages.ts";
import { RecallBuyers } from "./recall-buyers.tsx";
import { RecallEmailForm } from "./recall-email-form.tsx";
import { useRecall } from "./use-recall.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** Choose product and batch, look at the buyers, write to them. */
export default function RecallsPage() {
  const [search] = useSearchParams();
  const recall = useRecall(search.get("sku") ?? "");
  const { scope, change, preview } = recall;
  const [error, setError] = useState<Error | null>(null);
  const question = useUnsavedChanges(recall.isDirty);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    try {
      await recall.find();
    } catch (failure) {
      setError(failure as Error);
    }
  };
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} back={{ to: "/admin/ready", label: messages.back }} />
      <div className="grid gap-6">
        <Card title={messages.scope}>
          <form onSubmit={find} noValidate className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              label={messages.sku}
              required
              autoComplete="off"
              value={scope.sku}
              onChange={({ target }) => change({ sku: target.value })}
            />
            <TextField
              label={messages.batches}
              hint={messages.batchesHint}
              autoComplete="off"
              value={scope.batches}
              onChange={({ target }) => change({ batches: target.value })}
            />
            <DateField
              label={messages.from}
              value={scope.from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <DateField label={messages.to} value={scope.to} onChange={({ target }) => change({ to: target.value })} />
            <Checkbox
              className="sm:col-span-2"
              label={messages.withUnknown}
              checked={scope.withUnknown}
              onChange={({ target }) => change({ withUnknown: target.checked })}
            />
            {error && (
              <Notice live tone="danger" title={messages.failed} className="sm:col-span-2">
                {failureText(error)}
              </Notice>
            )}
            <Button
              type="submit"
              className="justify-self-end sm:col-span-2"
              busy={recall.isFinding}
              busyLabel={messages.finding}
            >
              {messages.find}
            </Button>
          </form>
        </Card>
        {preview && <RecallBuyers preview={preview} />}
        {preview && preview.count > 0 && <RecallEmailForm recall={recall} preview={preview} />}
        <SentRecalls />
      </div>
      {question}
    </>
  );
}

function SentRecalls() {
  const { data } = useEndpointQuery("GET admin-recalls", {});
  const { timeZone } = useStore().settings;
  if (!data) return null;
  return (
    <Card title={messages.sentList}>
      {data.recalls.length === 0 && <p className="text-stone">{messages.none}</p>}
      <ul className="divide-y divide-beige">
        {data.recalls.map(({ id, name, sku, batches, recipients, created_at: at, ...emails }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span className="wrap-anywhere">{messages.sentLine(name, sku, batches)}</span>
            <span className="text-sm text-stone">
              {messages.recipients(recipients)} · {messages.course(emails.sent, emails.waiting)} ·{" "}
              {momentIn(timeZone, at)}
            </span>
            {emails.undelivered_orders.length > 0 && (
              <span className="basis-full text-sm wrap-anywhere text-wine">
                {messages.undelivered(emails.undelivered, emails.undelivered_orders)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
