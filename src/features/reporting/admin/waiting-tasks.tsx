import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { currentLocale } from "#shared/language.ts";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { STRIP } from "./figure-strip.tsx";
import { messages } from "./messages.ts";

type Figures = ResponseOf<"GET admin-dashboard">["data"];

export const ComingTasks = () => <SkeletonCard className="h-48 sm:h-37 xl:h-24" />;

/** What waits for a person, each with the way there. */
export function WaitingTasks({ tasks: orders, low_stock }: Pick<Figures, "tasks" | "low_stock">) {
  const { data: payments, error } = useEndpointQuery("GET admin-payment-tasks");
  if (!payments && !error) return <ComingTasks />;
  const words = messages.tasks;
  const tasks = [
    { count: orders.review_flags, name: words.reviewFlags(orders.review_flags), to: "/admin/orders?review_flag=yes" },
    // Where they cannot be fetched, their own page says why.
    { count: payments?.data.length ?? null, name: words.payments, to: "/admin/payments" },
    { count: orders.to_ship, name: words.toShip, to: "/admin/orders?view=to-ship" },
    { count: orders.refunds_due, name: words.refunds, to: "/admin/orders?view=refund-due" },
    { count: orders.emails_waiting, name: words.emails, to: "/admin/emails?tab=letters&emailState=queued" },
    { count: low_stock.count, name: words.lowStock, to: "/admin/products?sort=stock" },
  ].filter(({ count }) => count !== 0);
  return (
    <section aria-labelledby="waiting-tasks" className={STRIP}>
      <h2 id="waiting-tasks" className="bg-paper px-3 py-3 sm:px-6">
        {words.title}
      </h2>
      {tasks.length === 0 ? (
        <p className="bg-paper px-3 pb-4 text-stone sm:px-6">{words.none}</p>
      ) : (
        // As many columns as there are tasks, so that none is empty.
        <ul className="grid gap-px border-t border-beige bg-beige sm:grid-cols-2 sm:*:last:odd:col-span-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:*:last:odd:col-span-1">
          {tasks.map(({ count, name, to }) => (
            <li key={to} className="min-w-0 bg-paper">
              <Link
                to={to}
                className="group flex min-h-12 items-center gap-3 px-3 no-underline transition-colors duration-quick hover:bg-cream sm:px-6"
              >
                <span className="figures min-w-6 text-lg font-semibold">
                  {count?.toLocaleString(currentLocale()) ?? "–"}
                </span>
                <span className="min-w-0 grow text-sm group-hover:underline">{name}</span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-stone" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
