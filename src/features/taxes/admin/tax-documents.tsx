import { FileText } from "lucide-react";
import { useNavigate } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { shortDay } from "#backoffice/moments.ts";
import { OlderPages } from "#backoffice/older-pages.tsx";
import { OrderLink } from "#backoffice/order-link.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { DocumentDownloads } from "#features/documents/admin/document-downloads.tsx";
import { TREATMENTS } from "#features/documents/document.ts";
import { countryName } from "#features/shipping/countries.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { type Column, ListTable } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { messages } from "../operator-messages.ts";
import { percent } from "./tax-section.tsx";

type Issued = ResponseOf<"GET admin-tax-documents">["documents"][number];
const words = messages.documents;
const NONE = {
  quarter: "",
  test: "false",
  treatment: "",
  country: "",
  vat_number: "",
  rate: "",
  month: "",
  sold: "",
  late: "",
  after: "",
};

/** The invoices and credit notes of one figure of the taxes. */
export function TaxDocuments() {
  const { filters, change } = useAddressFilters(NONE);
  const navigate = useNavigate();
  const { quarter, country, vat_number, rate, month, sold, late, after } = filters;
  const test = filters.test === "true" ? ("true" as const) : ("false" as const);
  const treatment = TREATMENTS.find((one) => one === filters.treatment) ?? "none";
  const answer = useEndpointQuery("GET admin-tax-documents", {
    query: {
      quarter,
      test,
      treatment,
      ...(country && { country }),
      ...(vat_number && { vat_number }),
      ...(rate && { rate: Number(rate) }),
      ...(month && { month }),
      ...(sold && { sold }),
      ...(late === "true" && { late: "true" as const }),
      ...(after && { after }),
    },
  });
  const back = `/admin/taxes?${new URLSearchParams({ quarter, test })}`;
  const { data } = answer;
  const lead = [country && countryName(country), vat_number, month, sold || quarter, rate && percent(Number(rate))]
    .filter(Boolean)
    .join(", ");
  return (
    <>
      <PageHead title={words.title} lead={lead} back={{ to: back, label: words.back }} />
      <ListLayout
        answer={answer}
        words={words}
        icon={FileText}
        isEmpty={data?.documents.length === 0}
        isNarrowed={false}
        onClear={() => navigate(back)}
        skeleton={<ListSkeleton label={words.loading} columns={columnsOf()} />}
      >
        <ListTable label={words.title} columns={columnsOf()} rows={data?.documents ?? []} />
        <OlderPages words={words} page={after} next={data?.next} onTurn={(after) => change({ after })} />
      </ListLayout>
    </>
  );
}

const columnsOf = (): readonly Column<Issued>[] => [
  {
    head: words.number,
    isRowHead: true,
    cell: (one) => <span className="whitespace-nowrap">{one.number}</span>,
  },
  {
    head: words.order,
    from: "md",
    isPlain: true,
    cell: (one) => <OrderLink id={one.order_id} number={one.order_number} />,
  },
  {
    head: words.sold,
    from: "xl",
    cellClassName: "figures whitespace-nowrap",
    cell: (one) => shortDay(one.sold_on),
  },
  {
    head: words.booked,
    from: "md",
    cellClassName: "figures whitespace-nowrap",
    cell: (one) => shortDay(one.booked_on),
  },
  { head: words.rate, numeric: true, from: "lg", cell: (one) => percent(one.rate) },
  { head: words.net, numeric: true, cell: (one) => formatEuros(one.net) },
  { head: words.vat, numeric: true, from: "md", cell: (one) => formatEuros(one.vat) },
  {
    head: words.files,
    isHeadHidden: true,
    from: "md",
    isPlain: true,
    cell: (one) => <DocumentDownloads document={one} />,
  },
];
