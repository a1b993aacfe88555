import { Users } from "lucide-react";
import { useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import {
  asked,
  type ListedSubscriber,
  ROWS_A_PAGE,
  type SubscribersAnswer,
  subscriberFilters,
} from "../subscriber-list.ts";
import { ExportSubscribers } from "./export-subscribers.tsx";
import { ImportSubscribers } from "./import-subscribers.tsx";
import { dayOf, type ListProps } from "./lists.ts";
import { emails, subscribers as words } from "./messages.ts";

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const STATUSES = [{ value: "", label: emails.anyStatus }, ...optionsOf(words.filters)];
const SORTS = optionsOf(words.sorts);

export function Subscribers({ answer, list: { filters, change, linkTo }, timeZone }: ListProps<SubscribersAnswer>) {
  const page = Number(filters.page) || 1;
  const [isImporting, setImporting] = useState(false);
  const importing = (
    <Button variant="secondary" onClick={() => setImporting(true)}>
      {words.import}
    </Button>
  );
  return (
    <>
      <FilterBar
        label={words.title}
        search={{
          label: words.search,
          value: filters.search,
          onSearch: (search) => change({ search }),
        }}
        selects={[
          {
            label: emails.status,
            options: STATUSES,
            value: filters.status,
            onSelect: (value) => change({ status: value }),
          },
          { label: emails.sort, options: SORTS, value: filters.sort, onSelect: (value) => change({ sort: value }) },
        ]}
      >
        <ExportSubscribers filters={asked(subscriberFilters, filters)} disabled={!answer.data?.total} />
        {importing}
      </FilterBar>
      <ListLayout
        answer={answer}
        words={words}
        icon={Users}
        isEmpty={answer.data?.data.length === 0}
        isNarrowed={Boolean(filters.search || filters.status) || page > 1}
        onClear={() => change({ search: "", status: "" })}
        action={importing}
        paging={{ page, pages: Math.ceil((answer.data?.total ?? 0) / ROWS_A_PAGE), linkTo }}
      >
        <Rows rows={answer.data?.data ?? []} timeZone={timeZone} />
      </ListLayout>
      {isImporting && <ImportSubscribers onClose={() => setImporting(false)} />}
    </>
  );
}

const Rows = ({ rows, timeZone }: { rows: readonly ListedSubscriber[]; timeZone: string }) => (
  <Table label={words.title}>
    <TableHead>
      <HeaderCell>{words.columns.subscriber}</HeaderCell>
      <HeaderCell className="max-sm:hidden">{emails.status}</HeaderCell>
      <HeaderCell className="max-md:hidden">{words.columns.source}</HeaderCell>
      <HeaderCell className="max-sm:hidden">{words.columns.since}</HeaderCell>
      <HeaderCell>
        <span className="sr-only">{emails.actions}</span>
      </HeaderCell>
    </TableHead>
    <tbody>
      {rows.map((one) => (
        <Row key={one.id}>
          <RowHeaderCell className="wrap-anywhere">
            {one.email}
            <span className="block text-xs font-normal text-stone">
              {[one.first_name, one.last_name].filter(Boolean).join(" ")}
            </span>
            <span className="mt-1 block sm:hidden">
              <StatusBadge subscriber={one} />
            </span>
          </RowHeaderCell>
          <Cell className="max-sm:hidden">
            <StatusBadge subscriber={one} />
          </Cell>
          <Cell className="text-stone max-md:hidden">{one.source}</Cell>
          <Cell className="figures whitespace-nowrap text-stone max-sm:hidden">
            {dayOf(timeZone, one.subscribed_at)}
          </Cell>
          <Cell className="text-right">
            <DeleteButton
              title={one.email}
              words={words}
              invalidates={["admin-orders"]}
              remove={() => call("POST admin-orders", { body: { action: "delete_subscriber", subscriberId: one.id } })}
            />
          </Cell>
        </Row>
      ))}
    </tbody>
  </Table>
);

const TONES: Record<ListedSubscriber["status"], BadgeTone> = {
  active: "success",
  unsubscribed: "neutral",
  bounced: "danger",
};

/** Active (decision 43). A note says that campaigns skip subscribers who have not confirmed. */
const StatusBadge = ({ subscriber: { status, confirmed_at } }: { subscriber: ListedSubscriber }) => (
  <span className="flex flex-wrap gap-1">
    <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
    {status === "active" && !confirmed_at && (
      <span title={words.unconfirmedHint}>
        <Badge tone="warning">{words.unconfirmed}</Badge>
      </span>
    )}
  </span>
);
