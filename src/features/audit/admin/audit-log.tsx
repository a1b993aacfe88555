import { History } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { OlderPages } from "#backoffice/older-pages.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { currentLocale } from "#shared/language.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { type Column, ListTable, measureOf } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { type Gap, sentenceOf } from "../audit-actions.ts";
import { auditFilters } from "../audit-filters.ts";
import { type AuditNames, detailsInWords, subjectInWords, sumOf } from "./details.ts";
import { messages } from "./messages.ts";

type Entry = ResponseOf<"GET admin-audit">["entries"][number];

const ALL = { search: "", actor: "", before: "" } as const;

interface AuditLogProps {
  timeZone: string;
  names: AuditNames;
}

/** The log page by page: it grows at its head, so pages are told by the entry they begin after. */
export function AuditLog({ timeZone, names }: AuditLogProps) {
  const { filters, change } = useAddressFilters<keyof typeof ALL>(ALL);
  const answer = useEndpointQuery("GET admin-audit", { query: addressQuery(auditFilters, filters) });
  const { data } = answer;
  const columns = columnsOf({ timeZone, names });
  return (
    <div className={measureOf(columns)}>
      <PageHead
        title={messages.title}
        lead={messages.lead}
        back={{ to: "/admin/user-management", label: messages.back }}
      />
      <Filters filters={filters} change={(changes) => change({ ...changes, before: "" })} />
      <ListLayout
        answer={answer}
        words={messages}
        icon={History}
        isEmpty={data?.entries.length === 0}
        isNarrowed={Boolean(filters.search || filters.actor)}
        onClear={() => change(ALL)}
        skeleton={<ListSkeleton label={messages.loading} columns={columns} />}
      >
        <ListTable label={messages.title} columns={columns} rows={data?.entries ?? []} />
        <OlderPages
          words={messages}
          page={filters.before}
          next={data?.hasMore ? String(data.entries.at(-1)?.id) : null}
          onTurn={(before) => change({ before })}
        />
      </ListLayout>
    </div>
  );
}

type FiltersProps = {
  filters: { search: string; actor: string };
  change: (changes: { search?: string; actor?: string }) => void;
};

const who = () => [
  { value: "", label: messages.anybody },
  ...Object.entries(messages.actors).map(([value, label]) => ({ value, label })),
];

const Filters = ({ filters, change }: FiltersProps) => (
  <FilterBar
    label={messages.filters}
    search={{
      label: messages.search,
      value: filters.search,
      onSearch: (search) => change({ search }),
    }}
    selects={[
      { label: messages.actor, options: who(), value: filters.actor, onSelect: (value) => change({ actor: value }) },
    ]}
  />
);

const columnsOf = ({ timeZone, names }: AuditLogProps): readonly Column<Entry>[] => [
  {
    head: messages.when,
    from: "md",
    isPlain: true,
    cellClassName: "figures whitespace-nowrap",
    cell: (entry) => <When entry={entry} timeZone={timeZone} />,
  },
  {
    head: messages.action,
    isRowHead: true,
    cellClassName: "font-normal wrap-anywhere",
    cell: (entry) => <Action entry={entry} names={names} />,
  },
  { head: messages.who, from: "md", isPlain: true, cellClassName: "wrap-anywhere", cell: whoOf },
];

const whoOf = ({ email, actor }: Entry): string => email ?? messages.someone[actor];

const When = ({ entry: { at }, timeZone }: { entry: Entry; timeZone: string }) => (
  <time dateTime={at}>{inWords(timeZone, at)}</time>
);

/** A sentence of what was done to what, with its details. */
function Action({ entry, names }: { entry: Entry } & Pick<AuditLogProps, "names">) {
  const { kind, name, to } = subjectInWords(entry.subject_kind, entry.subject_id, entry.subject_name, names);
  const told = { thing: name, sum: sumOf(entry.details) };
  const sentence = sentenceOf(entry.action, (gap) => told[gap] !== null);
  const isTold = (gap: Gap) => sentence.some((piece) => "gap" in piece && piece.gap === gap);
  // What it says by itself: the sum, and the name that a thing has or had.
  const details = detailsInWords(entry.details, names, [
    ...(isTold("sum") ? ["cents"] : []),
    ...(entry.details.name === name ? ["name"] : []),
  ]);
  return (
    <>
      {sentence.map((piece) => {
        if ("text" in piece) return <span key={piece.text}>{piece.text}</span>;
        if (piece.gap === "thing" && to)
          return (
            <Link key="thing" to={to} className="link">
              {name}
            </Link>
          );
        return (
          <span key={piece.gap} className="font-medium">
            {told[piece.gap]}
          </span>
        );
      })}
      {!isTold("thing") && name && name !== entry.email && ` (${kind} ${name})`}
      {details && <span className="text-stone"> · {details}</span>}
    </>
  );
}

const inWords = (timeZone: string, time: string): string =>
  new Date(time).toLocaleString(currentLocale(), { timeZone, dateStyle: "medium", timeStyle: "medium" });
