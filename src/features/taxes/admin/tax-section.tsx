import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { countryName } from "#features/shipping/countries.ts";
import { monthInWords } from "#shared/day.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { currentLocale } from "#shared/language.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { messages } from "../operator-messages.ts";
import type { Section } from "../tax-figures.ts";

type Figure = ResponseOf<"GET admin-taxes">["figures"][number];

/** Of what the figures are. */
interface Of {
  quarter: string;
  test: "true" | "false";
}

export const percent = (rate: number) =>
  (rate / 100).toLocaleString(currentLocale(), { style: "percent", maximumFractionDigits: 2 });

/** One part of a quarter's taxes, by country; nothing where it has no figures. */
export function TaxSection({ section, figures, of }: { section: Section; figures: readonly Figure[]; of: Of }) {
  if (figures.length === 0) return null;
  const { title, lead } = messages.sections[section];
  const { columns } = messages;
  const total = (amount: (figure: Figure) => number) =>
    formatEuros(figures.reduce((sum, one) => sum + Math.round(amount(one) * 100), 0) / 100);
  return (
    <Card title={title} lead={lead}>
      <Table label={`${title} (${of.quarter})`}>
        <TableHead>
          <HeaderCell>{columns.country}</HeaderCell>
          <HeaderCell numeric>{columns.net}</HeaderCell>
          <HeaderCell numeric>{columns.vat}</HeaderCell>
          <HeaderCell numeric className="max-sm:hidden">
            {columns.documents}
          </HeaderCell>
        </TableHead>
        <tbody>
          {figures.map((figure) => (
            <Row key={`${figure.country} ${figure.rate} ${figure.month} ${figure.sold}`}>
              <RowHeaderCell>
                <span className="block">{countryName(figure.country)}</span>
                <Told figure={figure} />
                <span className="inline-block text-xs font-normal text-stone sm:hidden">
                  {columns.documents}: <DocumentsOf figure={figure} of={of} />
                </span>
              </RowHeaderCell>
              <Cell numeric>{formatEuros(figure.net)}</Cell>
              <Cell numeric>{formatEuros(figure.vat)}</Cell>
              <Cell numeric className="max-sm:hidden">
                <DocumentsOf figure={figure} of={of} />
              </Cell>
            </Row>
          ))}
          <Row className="*:font-semibold">
            <RowHeaderCell>{messages.total}</RowHeaderCell>
            <Cell numeric>{total(({ net }) => net)}</Cell>
            <Cell numeric>{total(({ vat }) => vat)}</Cell>
            <Cell className="max-sm:hidden" />
          </Row>
        </tbody>
      </Table>
    </Card>
  );
}

/** What a figure tells apart beside its country. */
function Told({ figure: { section, rate, month, sold, is_in_return } }: { figure: Figure }) {
  const told = [month && monthInWords(month), section === "corrections" && sold, rate !== null && percent(rate)].filter(
    Boolean,
  );
  return (
    <>
      {told.length > 0 && <span className="mr-3 inline-block text-xs font-normal text-stone">{told.join(", ")}</span>}
      {!is_in_return && (
        <Badge tone="warning" className="mt-1 flex! whitespace-normal">
          {messages.tooLate}
        </Badge>
      )}
    </>
  );
}

function DocumentsOf({ figure, of }: { figure: Figure; of: Of }) {
  const { treatment, country, rate, month, sold, documents } = figure;
  const search = new URLSearchParams({ ...of, treatment, country });
  for (const [key, value] of Object.entries({ rate, month, sold })) if (value !== null) search.set(key, String(value));
  const what = [countryName(country), month && monthInWords(month), sold, rate !== null && percent(rate)];
  return (
    <Link
      to={`/admin/taxes/documents?${search}`}
      className="link relative hit-area"
      aria-label={`${documents} ${messages.columns.documents}: ${what.filter(Boolean).join(", ")}`}
    >
      {documents}
    </Link>
  );
}
