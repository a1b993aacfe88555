import { Link } from "react-router";
import { growth, growthInWords } from "#features/orders/growth.ts";
import { countryName } from "#features/shipping/countries.ts";
import { messages as withdrawalMessages } from "#features/withdrawals/admin/messages.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { currentLocale } from "#shared/language.ts";
import { Bars } from "#ui/chart-bars.tsx";
import { type Column, ListTable } from "#ui/list-table.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { CAMPAIGN_DAYS, REPORT_GROUPS, type ReportGroup } from "../report.ts";
import { messages } from "../report-messages.ts";
import { CARD } from "./card-look.ts";
import type { Report } from "./report-figures.tsx";

type Row = Report["rows"][number] & { id: string };

/** Rows in the chart. */
const BARS = 8;
const count = (value: number): string => value.toLocaleString(currentLocale());

const LINKS: Partial<Record<ReportGroup, (row: Row) => string>> = {
  product: ({ name }) => `/admin/products?search=${encodeURIComponent(name ?? "")}`,
  collection: ({ key }) => `/admin/collections/${key}`,
  campaign: ({ key }) => `/admin/emails/campaigns/${key}`,
};

function nameOf(by: ReportGroup, { key, name }: Row): string {
  if (key === "") return messages.unknown[by];
  if (by === "country") return countryName(key);
  if (by === "channel") return messages.channels[key as keyof typeof messages.channels] ?? key;
  if (by === "reason")
    return withdrawalMessages.returns.reasons[key as keyof typeof withdrawalMessages.returns.reasons] ?? key;
  return name ?? key;
}

interface ReportRowsProps {
  report: Report;
  by: ReportGroup;
  onChange: (by: ReportGroup) => void;
}

/** Sales told apart: the largest as a chart, then all as a table. */
export function ReportRows({ report, by, onChange }: ReportRowsProps) {
  const rows: Row[] = report.rows.map((row) => ({ ...row, id: row.key || "none" }));
  const note = messages.notes[by];
  return (
    <section aria-labelledby="report-rows" className={CARD}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id="report-rows">{messages.groups[by]}</h2>
          <p className="mt-1 max-w-prose text-sm text-stone">
            {typeof note === "function" ? note(CAMPAIGN_DAYS) : note}
          </p>
        </div>
        <SelectField
          label={messages.group}
          options={REPORT_GROUPS.map((value) => ({ value, label: messages.groups[value] }))}
          value={by}
          onChange={({ target }) => onChange(target.value as ReportGroup)}
        />
      </div>
      {rows.length === 0 ? (
        <p className="mt-6 text-stone">{by === "reason" ? messages.noReturns : messages.empty}</p>
      ) : (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
          <Bars
            bars={rows.slice(0, BARS).map((row) => ({
              key: row.id,
              name: nameOf(by, row),
              value: Math.max(0, row.net),
              said: by === "reason" ? count(row.orders) : formatEuros(row.net),
            }))}
          />
          <ListTable label={`${messages.title}: ${messages.groups[by]}`} rows={rows} columns={columnsFor(by)} />
          {report.row_count > rows.length && (
            <p className="text-sm text-stone">{messages.more(rows.length, report.row_count)}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** On phones some numbers are under the name, and those that the file has too are left out. */
function columnsFor(by: ReportGroup): Column<Row>[] {
  const words = messages.figures;
  const link = LINKS[by];
  const numbers = (head: string, cell: (row: Row) => string, onPhones?: "under" | "out"): Column<Row> => ({
    head,
    numeric: true,
    from: onPhones && "sm",
    isLeftOut: onPhones === "out" || undefined,
    cellClassName: "whitespace-nowrap max-sm:align-top",
    cell,
  });
  const name: Column<Row> = {
    head: messages.groups[by],
    isRowHead: true,
    cellClassName: "min-w-28",
    cell: (row) =>
      link && row.key ? (
        <Link to={link(row)} className="link">
          {nameOf(by, row)}
        </Link>
      ) : (
        nameOf(by, row)
      ),
  };
  if (by === "reason")
    return [
      name,
      numbers(messages.returns, ({ orders }) => count(orders)),
      numbers(words.pieces, ({ pieces }) => count(pieces), "under"),
      numbers(words.goods, ({ goods }) => formatEuros(goods)),
    ];
  return [
    name,
    numbers(words.orders, ({ orders }) => count(orders), "under"),
    numbers(words.pieces, ({ pieces }) => count(pieces), "under"),
    numbers(words.net, ({ net }) => formatEuros(net)),
    numbers(words.vat, ({ vat }) => formatEuros(vat), "out"),
    numbers(words.refunds, ({ refunds }) => formatEuros(refunds), "out"),
    numbers(words.margin, ({ margin }) => (margin === null ? "–" : formatEuros(margin)), "out"),
    numbers(messages.change, ({ net, before }) => (before <= 0 ? "–" : growthInWords(growth(net, before))), "under"),
  ];
}
