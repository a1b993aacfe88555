import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { growthInWords } from "#features/orders/growth.ts";
import { statusesWhere } from "#features/orders/order-status.ts";
import { dayAfter, dayIn } from "#shared/day.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { currentLocale } from "#shared/language.ts";
import { SkeletonText } from "#ui/skeleton.tsx";
import { STRIP } from "./figure-strip.tsx";
import { messages } from "./messages.ts";

type Figures = ResponseOf<"GET admin-dashboard">["data"];
type WaitingTasksProps = Pick<Figures, "tasks" | "low_stock"> & { children?: ReactNode };

/** What waits, to come; what belongs to this day is below it. */
export const ComingTasks = ({ children }: { children?: ReactNode }) => (
  <section className={TASKS}>
    <h2 className={TASKS_TITLE}>{messages.tasks.title}</h2>
    <ul inert>
      {["w-28", "w-14", "w-18"].map((width) => (
        <Line key={width} name={<SkeletonText lines={1} className={width} />} to="/admin" />
      ))}
    </ul>
    {children}
  </section>
);

const TASKS = `${STRIP} bg-paper py-5`;
const TASKS_TITLE = "mb-2 px-5 sm:px-6";

/** What waits for a person, each with the way there; below it what else belongs to this day. */
export function WaitingTasks({ tasks: orders, low_stock, children }: WaitingTasksProps) {
  const { data: payments, error } = useEndpointQuery("GET admin-payment-tasks");
  if (!payments && !error) return <ComingTasks>{children}</ComingTasks>;
  const words = messages.tasks;
  const tasks = [
    { count: orders.review_flags, name: words.reviewFlags(orders.review_flags), to: "/admin/orders?review_flag=yes" },
    // Where they cannot be fetched, their own page says why.
    { count: payments?.data.length ?? null, name: words.payments, to: "/admin/payments" },
    { count: orders.to_ship, name: words.toShip, to: "/admin/orders?view=to-ship" },
    { count: orders.refunds_due, name: words.refunds, to: "/admin/orders?view=refund-due" },
    { count: orders.emails_waiting, name: words.emails, to: "/admin/emails?tab=letters&emailState=queued" },
    { count: orders.not_published, name: words.notPublished, to: "/admin/products?show=draft" },
    { count: low_stock.count, name: words.lowStock, to: "/admin/products?sort=stock" },
  ].filter(({ count }) => count !== 0);
  return (
    <section aria-labelledby="waiting-tasks" className={TASKS}>
      <h2 id="waiting-tasks" className={TASKS_TITLE}>
        {words.title}
      </h2>
      {tasks.length === 0 && <p className="px-5 text-stone sm:px-6">{words.none}</p>}
      <ul>
        {tasks.map(({ count, ...task }) => (
          <Line key={task.to} {...task} value={count?.toLocaleString(currentLocale()) ?? "–"} />
        ))}
      </ul>
      {children}
    </section>
  );
}

interface TodayProps {
  /** None while they are loaded. */
  figures?: Pick<Figures, "today" | "to_process" | "to_ship" | "week" | "revenue_by_day">;
  timeZone: string;
}

/** Where there is no room beside the chart, what waits comes before the figures, and this after them. */
export const TodayCard = (today: TodayProps) => (
  <section className={`${STRIP} bg-paper pb-3 *:first:mt-0 *:first:border-t-0`}>
    <Today {...today} />
  </section>
);

/** How this day and week go. */
export function Today({ figures, timeZone }: TodayProps) {
  const day = dayIn(timeZone, new Date());
  const yesterday = figures?.revenue_by_day.find((one) => one.day === dayAfter(day, -1));
  const listOf = (figure: "to-process" | "to-ship") =>
    `/admin/orders?status=${statusesWhere((one) => one.figure === figure)}`;
  const count = (value: number | undefined) => value?.toLocaleString(currentLocale());
  const euros = (value: number | undefined) => (value === undefined ? undefined : formatEuros(value));
  const coming = figures ? undefined : <SkeletonText lines={1} className="w-36" />;
  return (
    <>
      <h3 className="mt-3 border-t border-beige px-5 pt-4 pb-1 text-xs text-stone sm:px-6">{messages.today}</h3>
      <ul>
        <Line name={messages.todaysOrders} value={count(figures?.today.orders)} to={`/admin/orders?from=${day}`} />
        <Line
          name={messages.todaysRevenue}
          value={euros(figures?.today.revenue)}
          note={yesterday ? messages.yesterday(formatEuros(yesterday.revenue)) : coming}
          to={`/admin/reports?from=${day}&to=${day}`}
        />
        <Line name={messages.shippedToday} value={count(figures?.today.shipped)} to="/admin/shipments?show=shipped" />
        <Line name={messages.toProcess} value={count(figures?.to_process)} to={listOf("to-process")} />
        <Line name={messages.toShip} value={count(figures?.to_ship)} to={listOf("to-ship")} />
        <Line
          name={messages.week}
          value={euros(figures?.week.revenue)}
          note={figures ? messages.growth(growthInWords(figures.week.growth)) : coming}
          to={`/admin/reports?from=${dayAfter(day, -6)}&to=${day}`}
        />
      </ul>
    </>
  );
}

interface LineProps {
  name: ReactNode;
  /** None while it is loaded. */
  value?: ReactNode;
  note?: ReactNode;
  to: string;
}

const Line = ({ name, value = <SkeletonText lines={1} className="w-8" />, note, to }: LineProps) => (
  <li>
    <Link
      to={to}
      className="group flex min-h-11 items-center gap-3 px-5 py-1 no-underline -outline-offset-2 transition-colors duration-quick hover:bg-cream sm:px-6 lg:min-h-10"
    >
      <span className="min-w-0 grow">
        <span className="group-hover:underline">{name}</span>
        {note && <span className="figures block text-xs text-stone">{note}</span>}
      </span>
      <span className="figures font-semibold">{value}</span>
      <ChevronRight aria-hidden="true" className="-mr-1 size-4 shrink-0 text-stone" />
    </Link>
  </li>
);
