import { useId, useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { countryName } from "#backoffice/country-name.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { dayIn } from "#shared/day.ts";
import { currentLocale } from "#shared/language.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { AddTaxRate } from "./add-tax-rate.tsx";
import { messages as screen } from "./messages.ts";
import { RemoveTaxRate } from "./remove-tax-rate.tsx";
import { CARD, SettingsSection } from "./settings-card.tsx";
import type { Rate } from "./tax-rate.ts";

const words = screen.rates;

interface TaxRatesCardProps {
  timeZone: string;
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
}

/** VAT by country: what is in force, what will be, and on demand what was. */
export function TaxRatesCard({ timeZone, countries }: TaxRatesCardProps) {
  const id = useId();
  const answer = useEndpointQuery("GET admin-tax-rates");
  const today = dayIn(timeZone, new Date());
  return (
    <section aria-labelledby={id} className={CARD}>
      <SettingsSection id={id} title={words.title} lead={words.lead}>
        <div className="mb-4">
          <AddTaxRate countries={countries} today={today} />
        </div>
        <QueryView
          answer={answer}
          failed={words.failed}
          headingLevel={3}
          loading={words.loading}
          skeleton={<Skeleton className="h-80 w-full" />}
        >
          {({ data }) => <Rates rates={data} today={today} />}
        </QueryView>
      </SettingsSection>
    </section>
  );
}

type Standing = "now" | "coming" | "past";
const TONES: Record<Standing, BadgeTone> = { now: "success", coming: "info", past: "neutral" };

function standing({ valid_from, valid_to }: Rate, today: string): Standing {
  if (valid_from > today) return "coming";
  return valid_to === null || valid_to >= today ? "now" : "past";
}

function Rates({ rates, today }: { rates: readonly Rate[]; today: string }) {
  const [showsPast, setShowsPast] = useState(false);
  const rows = rates
    .map((rate) => ({ ...rate, name: countryName(rate.country), standing: standing(rate, today) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, currentLocale()) || b.valid_from.localeCompare(a.valid_from));
  const hasPast = rows.some((one) => one.standing === "past");
  if (rows.length === 0) return <EmptyState headingLevel={3} title={words.title} text={words.empty} />;
  return (
    <div className="grid gap-3">
      {hasPast && (
        <Checkbox label={words.showPast} checked={showsPast} onChange={({ target }) => setShowsPast(target.checked)} />
      )}
      <Table label={words.table} scrolls className="max-sm:[&_:is(td,th)]:px-2.5">
        <TableHead>
          <HeaderCell>{words.country}</HeaderCell>
          <HeaderCell numeric>{words.rate}</HeaderCell>
          <HeaderCell>{words.from}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{words.until}</HeaderCell>
          <HeaderCell>
            <span className="sr-only">{words.now}</span>
          </HeaderCell>
        </TableHead>
        <tbody>
          {rows
            .filter((one) => showsPast || one.standing !== "past")
            .map((one) => (
              <Row key={one.id}>
                <RowHeaderCell>{one.name}</RowHeaderCell>
                <Cell numeric>{one.rate}%</Cell>
                <Cell className="figures whitespace-nowrap">
                  {dayOf(one.valid_from)}
                  {one.valid_to && <span className="block text-xs text-stone sm:hidden">– {dayOf(one.valid_to)}</span>}
                </Cell>
                <Cell className="figures whitespace-nowrap text-stone max-sm:hidden">
                  {one.valid_to ? dayOf(one.valid_to) : words.further}
                </Cell>
                <Cell className="text-right whitespace-nowrap">
                  {one.valid_from >= today && <RemoveTaxRate rate={one} name={one.name} day={dayOf(one.valid_from)} />}
                  <Badge tone={TONES[one.standing]} className={classes(one.standing === "now" && "max-sm:hidden")}>
                    {words[one.standing]}
                  </Badge>
                </Cell>
              </Row>
            ))}
        </tbody>
      </Table>
    </div>
  );
}

const dayOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(currentLocale(), { dateStyle: "medium", timeZone: "UTC" });
