import { FileText } from "lucide-react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { shortDay } from "#backoffice/moments.ts";
import { OlderPages } from "#backoffice/older-pages.tsx";
import { OrderLink } from "#backoffice/order-link.tsx";
import { PeriodFilter, periodOf } from "#backoffice/period-filter.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { useFileLink } from "#backoffice/use-file-link.ts";
import { countryName } from "#features/shipping/countries.ts";
import { dayIn } from "#shared/day.ts";
import { firstOfQuarter } from "#shared/first-of-quarter.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { Button } from "#ui/button.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { type Column, ListTable } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { DOCUMENT_KINDS } from "../document.ts";
import { DocumentDownloads } from "./document-downloads.tsx";
import { messages } from "./messages.ts";

type Answer = ResponseOf<"GET admin-documents">;
type Issued = Answer["documents"][number];

/**
 * Invoices and credit notes by period, at first of the quarter so far: what a bookkeeper looks for. One by one, or all in an
 * archive. A demo has those of test payments only.
 */
export function Documents({ timeZone, isDemo }: { timeZone: string; isDemo: boolean }) {
  const today = dayIn(timeZone, new Date());
  const defaults = {
    from: firstOfQuarter(today),
    to: today,
    kind: "all",
    test: String(isDemo),
    after: "",
  };
  const { filters, change } = useAddressFilters(defaults);
  const period = {
    ...periodOf(filters, defaults),
    kind: DOCUMENT_KINDS.find((kind) => kind === filters.kind) ?? ("all" as const),
  };
  const query = filters.after ? { ...period, after: filters.after } : period;
  const answer = useEndpointQuery("GET admin-documents", { query });
  const { data } = answer;
  const narrow = (changes: Partial<typeof defaults>) => change({ ...changes, after: "" });
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} back={{ to: "/admin/orders", label: messages.back }}>
        {data && data.sums.count > 0 && <Archive period={period} />}
      </PageHead>
      <PeriodFilter period={period} onChange={narrow}>
        <SelectField
          label={messages.kind}
          options={[
            { value: "all", label: messages.allKinds },
            ...DOCUMENT_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
          ]}
          value={period.kind}
          onChange={({ target }) => narrow({ kind: target.value })}
        />
      </PeriodFilter>
      {data?.sums.count !== 0 && <Sums sums={data?.sums} />}
      <ListLayout
        answer={answer}
        words={messages}
        icon={FileText}
        isEmpty={data?.documents.length === 0}
        isNarrowed={filters.after !== "" || period.kind !== "all"}
        onClear={() => change(defaults)}
        skeleton={
          <ListSkeleton label={messages.loading} columns={columnsOf()} lines={2} className="max-md:[&_td]:h-28.5" />
        }
      >
        <ListTable label={messages.title} columns={columnsOf()} rows={data?.documents ?? []} />
        <OlderPages words={messages} page={filters.after} next={data?.next} onTurn={(after) => change({ after })} />
      </ListLayout>
    </>
  );
}

/** Of a credit note with its sign. */
const signed = ({ kind, currency }: Issued, amount: number) =>
  `${kind === "credit-note" ? "−" : ""}${formatEuros(amount, currency)}`;

const Sums = ({ sums }: { sums: Answer["sums"] | undefined }) => (
  <p className="mb-4 min-h-lh text-sm text-stone">
    {sums && messages.sums(String(sums.count), formatEuros(sums.net), formatEuros(sums.vat), formatEuros(sums.gross))}
  </p>
);

type Period = { from: string; to: string; kind: "all" | Issued["kind"]; test: "true" | "false" };

function Archive({ period }: { period: Period }) {
  const { download, isBusy } = useFileLink(messages.archiveFailed, () =>
    call("POST admin-documents-archive", { body: period }),
  );
  return (
    <Button variant="secondary" busy={isBusy} busyLabel={messages.archiving} onClick={() => download()}>
      {messages.archive}
    </Button>
  );
}

const columnsOf = (): readonly Column<Issued>[] => [
  {
    head: messages.columns.number,
    isRowHead: true,
    cell: (one) => (
      <>
        <span className="whitespace-nowrap">{one.number}</span>
        <span className="block text-sm font-normal text-stone">{messages.kinds[one.kind]}</span>
      </>
    ),
  },
  {
    head: messages.columns.day,
    from: "md",
    isPlain: true,
    cellClassName: "figures whitespace-nowrap",
    cell: (one) => shortDay(one.issued_on),
  },
  {
    head: messages.columns.order,
    from: "md",
    isPlain: true,
    cell: (one) => <OrderLink id={one.order_id} number={one.order_number} />,
  },
  {
    head: messages.columns.buyer,
    from: "xl",
    isPlain: true,
    cellClassName: "wrap-anywhere",
    cell: (one) => one.buyer,
  },
  { head: messages.columns.country, from: "xl", isPlain: true, cell: (one) => countryName(one.country) },
  {
    head: messages.columns.vat,
    numeric: true,
    from: "lg",
    cellClassName: "whitespace-nowrap",
    cell: (one) => signed(one, one.vat),
  },
  {
    head: messages.columns.gross,
    numeric: true,
    cellClassName: "whitespace-nowrap",
    cell: (one) => (
      <>
        {signed(one, one.gross)}
        <div className="mt-2 grid justify-items-end gap-2 md:hidden">
          <DocumentDownloads document={one} />
        </div>
      </>
    ),
  },
  {
    head: messages.columns.files,
    isHeadHidden: true,
    className: "max-md:hidden",
    cell: (one) => <DocumentDownloads document={one} />,
  },
];
