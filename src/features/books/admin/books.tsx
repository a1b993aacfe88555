import { BookOpen } from "lucide-react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { shortDay } from "#backoffice/moments.ts";
import { PeriodFilter, periodOf } from "#backoffice/period-filter.tsx";
import { QueryView } from "#backoffice/query-view.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { providerName } from "#features/payments/provider-name.ts";
import { dayIn } from "#shared/day.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { euros, formatMoney, sum } from "#shared/money.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type Column, ListTable } from "#ui/list-table.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { messages } from "../operator-messages.ts";
import { AccountNumbers } from "./account-numbers.tsx";
import { BookFiles } from "./book-files.tsx";

type Answer = ResponseOf<"GET admin-books">;
type Day = Answer["days"][number];

/** The journal of a period, of the month so far unless asked otherwise. A demo has that of test payments only. */
export function Books({ timeZone, isDemo }: { timeZone: string; isDemo: boolean }) {
  const today = dayIn(timeZone, new Date());
  const defaults = { from: `${today.slice(0, 8)}01`, to: today, test: String(isDemo) };
  const { filters, change } = useAddressFilters(defaults);
  const period = periodOf(filters, defaults);
  const answer = useEndpointQuery("GET admin-books", { query: period });
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} back={{ to: "/admin/orders", label: messages.back }} />
      <PeriodFilter period={period} onChange={change} />
      {period.test === "true" && <Notice className="mb-6">{messages.testNotice}</Notice>}
      <QueryView answer={answer} failed={messages.loadFailed} loading={messages.loading}>
        {(data) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {data.days.length === 0 ? <EmptyState icon={BookOpen} title={messages.empty} /> : <Days days={data.days} />}
            <Providers providers={data.providers} />
            <Payouts payouts={data.payouts} />
            <BookFiles period={period} />
            <AccountNumbers known={data.accounts} />
          </div>
        )}
      </QueryView>
    </>
  );
}

/** What else is booked on a day, such as money beyond a sale: so the columns come to the last one. */
const otherOf = ({ sales, vat, refunds, fees, payouts, turnover }: Day): number =>
  [sales, vat, refunds, fees, payouts].reduce(
    (cents, part) => cents - Math.round(part * 100),
    Math.round(turnover * 100),
  ) / 100;

function Days({ days }: Pick<Answer, "days">) {
  const { columns } = messages;
  const amount = (head: string, of: (day: Day) => number): Column<Day> => ({
    head,
    numeric: true,
    cellClassName: "whitespace-nowrap",
    cell: (day) => formatEuros(of(day)),
    total: formatMoney(sum(days.map((day) => euros(of(day))))),
  });
  const below = (head: string, of: (day: Day) => number): Column<Day> => ({ ...amount(head, of), from: "lg" });
  /** Most days have none. */
  const seldom = (head: string, of: (day: Day) => number): Column<Day>[] =>
    days.every((day) => of(day) === 0)
      ? []
      : [{ ...below(head, of), cell: (day) => of(day) !== 0 && formatEuros(of(day)) }];
  return (
    <ListTable
      label={messages.days}
      rows={days}
      columns={[
        {
          head: columns.day,
          isRowHead: true,
          cellClassName: "whitespace-nowrap",
          total: messages.total,
          cell: ({ id }) => shortDay(id),
        },
        amount(columns.sales, ({ sales }) => sales),
        below(columns.vat, ({ vat }) => vat),
        ...seldom(columns.refunds, ({ refunds }) => refunds),
        ...seldom(columns.fees, ({ fees }) => fees),
        ...seldom(columns.payouts, ({ payouts }) => payouts),
        ...seldom(columns.other, otherOf),
        below(columns.turnover, ({ turnover }) => turnover),
      ]}
    />
  );
}

function Providers({ providers }: Pick<Answer, "providers">) {
  if (providers.length === 0) return null;
  const words = messages.providers;
  return (
    <Card title={words.title} lead={words.lead}>
      <ListTable
        label={words.provider}
        rows={providers.map((one) => ({ ...one, id: one.provider }))}
        columns={[
          { head: words.provider, isRowHead: true, cell: ({ provider }) => providerName(provider) },
          { head: words.balance, numeric: true, cell: ({ balance }) => formatEuros(balance) },
        ]}
      />
    </Card>
  );
}

function Payouts({ payouts }: Pick<Answer, "payouts">) {
  if (payouts.length === 0) return null;
  const words = messages.payouts;
  return (
    <Card title={words.title} lead={words.lead}>
      <ListTable
        label={`${words.title}: ${words.amount}`}
        rows={payouts}
        columns={[
          { head: words.day, isRowHead: true, cell: ({ day }) => shortDay(day) },
          { head: words.paidOn, from: "sm", cell: ({ paid_on }) => (paid_on ? shortDay(paid_on) : "–") },
          {
            head: messages.providers.provider,
            from: "sm",
            isPlain: true,
            cell: ({ provider }) => providerName(provider),
          },
          { head: words.reference, from: "md", cellClassName: "wrap-anywhere", cell: ({ id }) => id },
          { head: words.amount, numeric: true, cell: ({ amount }) => formatEuros(amount) },
        ]}
      />
    </Card>
  );
}
