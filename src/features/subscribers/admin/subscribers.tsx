import { Users } from "lucide-react";
import { useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { DeleteMenu } from "#backoffice/delete-button.tsx";
import { FilteredList, narrowingBy } from "#backoffice/filtered-list.tsx";
import { shortDateIn } from "#backoffice/moments.ts";
import { languageName } from "#shared/back-office-language.ts";
import { labelOf } from "#shared/label-of.ts";
import { LANGUAGES } from "#shared/language.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/list-table.tsx";
import { type ListedSubscriber, ROWS_A_PAGE, type SubscribersAnswer, subscriberFilters } from "../subscriber-list.ts";
import { ExportSubscribers } from "./export-subscribers.tsx";
import { ImportSubscribers } from "./import-subscribers.tsx";
import type { ListProps } from "./lists.ts";
import { messages } from "./messages.ts";

const { emails, subscribers: words } = messages;

const status = () => narrowingBy("status", emails.status, emails.anyStatus, words.filters);
const language = () =>
  narrowingBy(
    "language",
    emails.language,
    emails.anyLanguage,
    Object.fromEntries(LANGUAGES.map((one) => [one, languageName(one)])),
  );

export function Subscribers({ timeZone, ...list }: ListProps<SubscribersAnswer>) {
  const [isImporting, setImporting] = useState(false);
  const importing = (
    <Button variant="secondary" onClick={() => setImporting(true)}>
      {words.import}
    </Button>
  );
  return (
    <>
      <FilteredList
        {...list}
        words={words}
        icon={Users}
        narrowing={[status(), language()]}
        sort={{ label: emails.sort, options: words.sorts }}
        rowsAPage={ROWS_A_PAGE}
        columns={columnsOf(timeZone)}
        action={importing}
        more={
          <>
            <ExportSubscribers
              filters={addressQuery(subscriberFilters, list.view.filters)}
              disabled={!list.answer.data?.total}
            />
            {importing}
          </>
        }
      />
      {isImporting && <ImportSubscribers onClose={() => setImporting(false)} />}
    </>
  );
}

const columnsOf = (timeZone: string): readonly Column<ListedSubscriber>[] => [
  {
    head: words.columns.subscriber,
    cellClassName: "wrap-anywhere",
    cell: (one) => (
      <>
        {one.email}
        <span className="block text-xs font-normal text-stone">
          {[one.first_name, one.last_name].filter(Boolean).join(" ")}
        </span>
      </>
    ),
  },
  { head: emails.status, from: "sm", isPlain: true, cell: (one) => <StatusBadge subscriber={one} /> },
  {
    head: words.columns.source,
    from: "md",
    isLeftOut: true,
    cellClassName: "text-stone",
    cell: (one) => labelOf(words.sources, one.source),
  },
  {
    head: emails.language,
    from: "md",
    isLeftOut: true,
    cellClassName: "text-stone",
    cell: (one) => languageName(one.language),
  },
  {
    head: words.columns.since,
    from: "sm",
    isPlain: true,
    cellClassName: "figures whitespace-nowrap text-stone",
    cell: (one) => shortDateIn(timeZone, one.subscribed_at),
  },
  {
    head: emails.actions,
    isHeadHidden: true,
    cellClassName: "text-right",
    cell: (one) => (
      <DeleteMenu
        title={one.email}
        words={words}
        invalidates={["admin-orders"]}
        remove={() => call("POST admin-orders", { body: { action: "delete_subscriber", subscriberId: one.id } })}
      />
    ),
  },
];

const TONES: Record<ListedSubscriber["status"], BadgeTone> = {
  active: "success",
  unsubscribed: "neutral",
  bounced: "danger",
};

/** Active (decision 43). A note says that campaigns skip subscribers who have not confirmed. */
const StatusBadge = ({ subscriber: { status, confirmed_at, is_suppressed } }: { subscriber: ListedSubscriber }) => (
  <span className="flex flex-wrap gap-1">
    <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
    {status === "active" && !confirmed_at && (
      <span title={words.unconfirmedHint}>
        <Badge tone="warning">{words.unconfirmed}</Badge>
      </span>
    )}
    {is_suppressed && status !== "bounced" && (
      <span title={words.suppressedHint}>
        <Badge tone="danger">{words.suppressed}</Badge>
      </span>
    )}
  </span>
);
