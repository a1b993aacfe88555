import { useEffect } from "react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { useSession } from "#api-client/session.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { currentLocale } from "#shared/language.ts";
import { mayActAs } from "#shared/role.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { BarsSkeleton } from "#ui/chart-bars.tsx";
import { ColumnsSkeleton } from "#ui/chart-columns.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton-card.tsx";
import { useIsWide } from "#ui/use-is-wide.ts";
import { BestSellers, Revenue, Statuses } from "./charts.tsx";
import { ComingTotals, Totals } from "./figures.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { LowStock, RecentOrders } from "./lists.tsx";
import { messages } from "./messages.ts";
import { StateSales } from "./state-sales.tsx";
import { ComingTasks, Today, TodayCard, WaitingTasks } from "./waiting-tasks.tsx";
import { WebhookDebugger } from "./webhook-debugger.tsx";

/** Orders come in while somebody looks. */
const LOOKS_AGAIN_MS = 15_000;

export function DashboardScreen({ timeZone }: { timeZone: string }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-dashboard", {}, { refetchInterval: LOOKS_AGAIN_MS });
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a failed dashboard is logged in the browser (back office 8).
    if (error) console.warn("The dashboard could not be fetched:", error.message);
  }, [error]);
  const day = new Date().toLocaleDateString(currentLocale(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  });
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead(day)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
        {error && (
          <Notice
            tone="warning"
            title={messages.failed.title}
            action={
              <Button variant="secondary" size="small" onClick={() => refetch()}>
                {messages.failed.again}
              </Button>
            }
          >
            {failureText(error)}
          </Notice>
        )}
        {data ? <Figures {...data.data} timeZone={timeZone} /> : !error && <ComingFigures />}
        <StateSales />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 xl:grid-cols-2 xl:has-[dl]:grid-cols-1 xl:has-[>:only-child]:grid-cols-1">
          <SuperuserAccess />
          <WebhookDebugger timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

type FiguresProps = ResponseOf<"GET admin-dashboard">["data"] & { timeZone: string };

function Figures(figures: FiguresProps) {
  const { recent_orders: orders, low_stock: low, timeZone } = figures;
  const isWide = useIsWide(THIRDS_FROM);
  const recent = <RecentOrders orders={orders} timeZone={timeZone} />;
  const lowStock = <LowStock {...low} />;
  // Charts of nothing tell nothing.
  if (orders.length === 0)
    return (
      <>
        <FirstSteps />
        <Totals {...figures} />
        <div className={THIRDS}>
          <WaitingTasks {...figures} />
          {recent}
          {lowStock}
        </div>
      </>
    );
  const revenue = <Revenue byDay={figures.revenue_by_day} className="xl:col-span-2" />;
  return (
    <>
      {isWide ? (
        <>
          <Totals {...figures} />
          <div className={THIRDS}>
            {revenue}
            <WaitingTasks {...figures}>
              <Today {...figures} />
            </WaitingTasks>
          </div>
        </>
      ) : (
        <>
          <WaitingTasks {...figures} />
          <Totals {...figures} />
          {revenue}
          <TodayCard {...figures} />
        </>
      )}
      <div className={HALVES}>
        {recent}
        <Statuses statuses={figures.orders_by_status} />
        {lowStock}
        <BestSellers products={figures.best_sellers} />
      </div>
    </>
  );
}

const HALVES = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 md:grid-cols-2";
const THIRDS_FROM = "80rem";
const THIRDS = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 xl:grid-cols-3";

const ComingFigures = () => {
  const isWide = useIsWide(THIRDS_FROM);
  return (
    <Loading label={messages.loading} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
      {!isWide && <ComingTasks className="h-51" />}
      <ComingTotals />
      <div className={THIRDS}>
        <SkeletonCard title={messages.revenue.title} className="h-103 xl:col-span-2 xl:h-0 xl:min-h-full">
          <ColumnsSkeleton />
        </SkeletonCard>
        {isWide ? <ComingTasks /> : <ComingTasks title={messages.today} className="h-81" />}
      </div>
      <div className={HALVES}>
        <SkeletonCard title={messages.recent.title} className="h-106 md:h-108">
          <SkeletonRows lines={2} className="h-19" />
        </SkeletonCard>
        <SkeletonCard title={messages.statuses.title} className="h-75 md:h-108">
          <BarsSkeleton short count={5} />
        </SkeletonCard>
        <SkeletonCard title={messages.low.title} className="h-93 md:h-105">
          <SkeletonRows className="h-11" />
        </SkeletonCard>
        <SkeletonCard title={messages.best.title} className="h-108 md:h-105">
          <BarsSkeleton count={7} />
        </SkeletonCard>
      </div>
    </Loading>
  );
};

function SuperuserAccess() {
  const session = useSession();
  if (!("user" in session) || !mayActAs(session.user.role, "superuser")) return null;
  const { title, text, link } = messages.superuser;
  return (
    <Card
      title={title}
      lead={text}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/admin/user-management">{link}</Link>
        </Button>
      }
    />
  );
}
