import { FileText } from "lucide-react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { shortDay } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { countryName } from "#features/shipping/countries.ts";
import { dayIn } from "#shared/day.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { messages } from "../operator-messages.ts";
import { QUARTER, quarterOf } from "../quarter.ts";
import { SECTIONS } from "../tax-figures.ts";
import { LateMonths } from "./late-months.tsx";
import { QuarterState } from "./quarter-state.tsx";
import { Recapitulative } from "./recapitulative.tsx";
import { TaxFiles } from "./tax-files.tsx";
import { TaxSection } from "./tax-section.tsx";

/** The VAT of a quarter. A demo has that of test payments only. */
export function Taxes({ timeZone, isDemo }: { timeZone: string; isDemo: boolean }) {
  const now = quarterOf(dayIn(timeZone, new Date()));
  const { filters, change } = useAddressFilters({ quarter: now, test: String(isDemo) });
  const quarter = QUARTER.test(filters.quarter) ? filters.quarter : now;
  const test = filters.test === "true" ? ("true" as const) : ("false" as const);
  const answer = useEndpointQuery("GET admin-taxes", { query: { quarter, test } });
  const quarters = answer.data?.quarters ?? [];
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} back={{ to: "/admin/orders", label: messages.back }} />
      <search aria-label={messages.quarter} className="mb-4 grid grid-cols-2 gap-3 xl:grid-cols-4">
        <SelectField
          label={messages.quarter}
          options={(quarters.includes(quarter) ? quarters : [quarter, ...quarters]).map((value) => ({
            value,
            label: value,
          }))}
          value={quarter}
          onChange={({ target }) => change({ quarter: target.value })}
        />
        <SelectField
          label={messages.payments}
          options={[
            { value: "false", label: messages.real },
            { value: "true", label: messages.test },
          ]}
          value={test}
          onChange={({ target }) => change({ test: target.value })}
        />
      </search>
      {test === "true" && <Notice className="mb-6">{messages.testNotice}</Notice>}
      <QueryView answer={answer} failed={messages.loadFailed} loading={messages.loading} skeleton={<SkeletonCard />}>
        {(data) => <Quarter data={data} quarter={quarter} test={test} timeZone={timeZone} />}
      </QueryView>
    </>
  );
}

interface QuarterProps {
  data: ResponseOf<"GET admin-taxes">;
  quarter: string;
  test: "true" | "false";
  timeZone: string;
}

function Quarter({ data, quarter, test, timeZone }: QuarterProps) {
  const hasReturn = data.figures.some(({ section }) => section === "return" || section === "corrections");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {data.figures.length === 0 && <EmptyState icon={FileText} title={messages.empty} />}
      {hasReturn && <p className="font-medium">{messages.due(formatEuros(data.due), shortDay(data.due_on))}</p>}
      {data.negative_balances.map(({ country, vat }) => (
        <p key={country}>{messages.negativeBalance(countryName(country), formatEuros(-vat))}</p>
      ))}
      {!data.closed_at && <LateMonths late={data.late ?? []} quarter={quarter} test={test} />}
      {SECTIONS.map((section) => (
        <TaxSection
          key={section}
          section={section}
          figures={data.figures.filter((one) => one.section === section)}
          of={{ quarter, test }}
        />
      ))}
      <Recapitulative businesses={data.recapitulative} quarter={quarter} test={test} />
      <QuarterState quarter={quarter} isOver={data.is_over} closedAt={data.closed_at} timeZone={timeZone} />
      <TaxFiles key={quarter} quarter={quarter} test={test} />
    </div>
  );
}
