import { Fragment, type ReactNode, useId, useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { countryName } from "#backoffice/country-name.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { dayAfter, dayIn } from "#shared/day.ts";
import { currentLocale } from "#shared/language.ts";
import { Badge } from "#ui/badge.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { type Column, ListTable } from "#ui/list-table.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
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
  /** The shop has no VAT number. */
  isUnregistered: boolean;
}

/** VAT by country: what is in force, what will be, and on demand what was. */
export function TaxRatesCard({ timeZone, countries, isUnregistered }: TaxRatesCardProps) {
  const id = useId();
  const answer = useEndpointQuery("GET admin-tax-rates");
  const today = dayIn(timeZone, new Date());
  return (
    <section aria-labelledby={id} className={CARD}>
      <SettingsSection id={id} title={words.title} lead={words.lead}>
        {isUnregistered && (
          <Notice tone="warning" title={words.unregistered.title} className="mb-5 max-w-4xl">
            {words.unregistered.text}
          </Notice>
        )}
        <QueryView
          answer={answer}
          failed={words.failed}
          headingLevel={3}
          loading={words.loading}
          skeleton={<Skeleton className="h-80 w-full" />}
        >
          {({ data }) => <Rates rates={data} today={today} add={<AddTaxRate countries={countries} today={today} />} />}
        </QueryView>
      </SettingsSection>
    </section>
  );
}

/** The rates of one country: the one in force, what follows it, and those before, newest first. */
interface OfCountry {
  id: string;
  name: string;
  now: Rate | undefined;
  next: readonly Rate[];
  past: readonly Rate[];
}

function byCountry(rates: readonly Rate[], today: string): OfCountry[] {
  const newest = rates.toSorted((a, b) => b.valid_from.localeCompare(a.valid_from));
  return Object.entries(Object.groupBy(newest, ({ country }) => country))
    .map(([id, own = []]) => {
      const begun = own.filter((rate) => rate.valid_from <= today);
      const now = begun.find(({ valid_to }) => valid_to === null || valid_to >= today);
      return {
        id,
        name: countryName(id),
        now,
        next: own.filter((rate) => rate.valid_from > today).toReversed(),
        past: begun.filter((rate) => rate !== now),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, currentLocale()));
}

function Rates({ rates, today, add }: { rates: readonly Rate[]; today: string; add: ReactNode }) {
  const [showsPast, setShowsPast] = useState(false);
  const rows = byCountry(rates, today);
  if (rows.length === 0)
    return <EmptyState headingLevel={3} title={words.emptyTitle} text={words.empty} action={add} />;
  const hasPast = rows.some(({ past }) => past.length > 0);
  const columns: Column<OfCountry>[] = [
    {
      head: words.country,
      cellClassName: "align-top",
      cell: ({ name, now, next, past }) => (
        <>
          {name}
          {now && (
            <span className={classes(SECOND_LINE, "sm:hidden")}>
              {words.since}: {dayOf(now.valid_from)}
            </span>
          )}
          <Changes name={name} rates={now ? [now, ...next] : next} today={today} />
          {showsPast &&
            past.map((rate) => (
              <span key={rate.id} className={SECOND_LINE}>
                {`${rate.rate}%, ${dayOf(rate.valid_from)} – ${rate.valid_to ? dayOf(rate.valid_to) : ""}`}
              </span>
            ))}
        </>
      ),
    },
    {
      head: words.rate,
      numeric: true,
      cellClassName: "align-top font-medium max-sm:w-0",
      cell: ({ now }) => (now ? `${now.rate}%` : "–"),
    },
    {
      head: words.since,
      from: "sm",
      isLeftOut: true,
      className: "figures whitespace-nowrap",
      cellClassName: "align-top",
      cell: ({ now }) => now && dayOf(now.valid_from),
    },
  ];
  return (
    <div className="grid max-w-4xl gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {add}
        {hasPast && (
          <Checkbox
            label={words.showPast}
            checked={showsPast}
            onChange={({ target }) => setShowsPast(target.checked)}
          />
        )}
      </div>
      <ListTable label={words.table} columns={columns} rows={rows} className="sm:[&_:is(td,th)]:py-2" />
    </div>
  );
}

const SECOND_LINE = "figures mt-0.5 block text-xs font-normal text-stone";

interface ChangesProps {
  name: string;
  /** The one in force and those that follow it. */
  rates: readonly Rate[];
  today: string;
}

/** What can still be taken back, and the day after which no other rate follows at once. */
const Changes = ({ name, rates, today }: ChangesProps) =>
  rates.map((rate, place) => {
    const { id, valid_from, valid_to } = rate;
    const follows = rates[place + 1]?.valid_from;
    return (
      <Fragment key={id}>
        {valid_from >= today && (
          <span className="figures mt-0.5 flex flex-wrap items-center gap-x-2 font-normal max-sm:text-xs">
            {words.changes(`${rate.rate}%`, dayOf(valid_from))}
            {valid_from > today && <Badge tone="info">{words.coming}</Badge>}
            <RemoveTaxRate rate={rate} name={name} day={dayOf(valid_from)} />
          </span>
        )}
        {valid_to && follows !== dayAfter(valid_to, 1) && (
          <span className={SECOND_LINE}>{words.ends(dayOf(valid_to))}</span>
        )}
      </Fragment>
    );
  });

const dayOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(currentLocale(), { dateStyle: "medium", timeZone: "UTC" });
