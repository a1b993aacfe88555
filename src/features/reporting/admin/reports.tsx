import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { PeriodFilter, periodOf } from "#backoffice/period-filter.tsx";
import { QueryView } from "#backoffice/query-view.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { useFileLink } from "#backoffice/use-file-link.ts";
import { dayIn } from "#shared/day.ts";
import { PRESETS } from "#shared/periods.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { REPORT_GROUPS } from "../report.ts";
import { messages } from "../report-messages.ts";
import { ComingReportFigures, type Report, ReportFigures, ReportRevenue } from "./report-figures.tsx";
import { ReportRows } from "./report-rows.tsx";

/** Neither sold nor given back anything, in the period and in the one before that it is compared with. */
const isEmpty = ({ totals, totals_before: before }: Report) =>
  [totals, before].every(({ orders, sales, refunds }) => orders === 0 && sales === 0 && refunds === 0);

/** What was sold in a period, of this month unless asked otherwise. A demo has test payments only. */
export function Reports({ timeZone, isDemo }: { timeZone: string; isDemo: boolean }) {
  const today = dayIn(timeZone, new Date());
  const defaults = { ...PRESETS.month(today), test: String(isDemo), by: "country" };
  const { filters, change } = useAddressFilters(defaults);
  const period = periodOf(filters, defaults);
  const by = REPORT_GROUPS.find((one) => one === filters.by) ?? "country";
  const answer = useEndpointQuery("GET admin-report", { query: { ...period, by } });
  const file = useFileLink(messages.failed, () => call("POST admin-report-file", { body: { ...period, by } }));
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead}>
        <Button variant="secondary" busy={file.isBusy} onClick={() => file.download()}>
          {messages.download}
        </Button>
      </PageHead>
      <PeriodFilter period={period} onChange={change} />
      {period.test === "true" && <Notice className="mb-6">{messages.testNotice}</Notice>}
      <QueryView
        answer={answer}
        failed={messages.loadFailed}
        loading={messages.loading}
        skeleton={
          <div inert aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
            <ComingReportFigures />
            <SkeletonCard title={messages.groups[by]} className="h-160" />
          </div>
        }
      >
        {(report) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
            {!isEmpty(report) && (
              <>
                <ReportFigures report={report} />
                <ReportRevenue report={report} />
              </>
            )}
            <ReportRows report={report} by={by} onChange={(group) => change({ by: group })} />
          </div>
        )}
      </QueryView>
    </>
  );
}
