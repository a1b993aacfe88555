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
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { useIsWide } from "#ui/use-is-wide.ts";
import { BestSellers, Revenue, Statuses } from "./charts.tsx";
import { ComingTotals, Totals } from "./figures.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { ComingOrders, ComingStock, LowStock, RecentOrders } from "./lists.tsx";
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
      <div className={ONE}>
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
        {data ? <Figures {...data.data} timeZone={timeZone} /> : !error && <ComingFigures timeZone={timeZone} />}
        {/* Its result needs the whole width. */}
        <div className={`${ONE} xl:grid-cols-2 xl:has-[dl]:grid-cols-1 xl:has-[>:only-child]:grid-cols-1`}>
          <StateSales />
          <div className={`${ONE} content-start xl:only:not-has-[dl]:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))]`}>
            <SuperuserAccess />
            <WebhookDebugger timeZone={timeZone} />
          </div>
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
              <Today figures={figures} timeZone={timeZone} />
            </WaitingTasks>
          </div>
        </>
      ) : (
        <>
          <WaitingTasks {...figures} />
          <Totals {...figures} />
          {revenue}
          <TodayCard figures={figures} timeZone={timeZone} />
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

const ONE = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6";
const HALVES = `${ONE} md:grid-cols-2`;
const THIRDS_FROM = "80rem";
const THIRDS = `${ONE} xl:grid-cols-3`;

/** The same screen, its figures to come. */
const ComingFigures = ({ timeZone }: { timeZone: string }) => {
  const isWide = useIsWide(THIRDS_FROM);
  const revenue = <Revenue byDay={undefined} className="xl:col-span-2" />;
  return (
    <Loading label={messages.loading}>
      <div inert aria-hidden="true" className={ONE}>
        {isWide ? (
          <>
            <ComingTotals />
            <div className={THIRDS}>
              {revenue}
              <ComingTasks>
                <Today timeZone={timeZone} />
              </ComingTasks>
            </div>
          </>
        ) : (
          <>
            <ComingTasks />
            <ComingTotals />
            {revenue}
            <TodayCard timeZone={timeZone} />
          </>
        )}
        <div className={HALVES}>
          <ComingOrders />
          <Statuses />
          <ComingStock />
          <BestSellers />
        </div>
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
