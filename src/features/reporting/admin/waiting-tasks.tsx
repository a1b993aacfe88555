import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { currentLocale } from "#shared/language.ts";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { messages } from "./messages.ts";

type Figures = ResponseOf<"GET admin-dashboard">["data"];

export const ComingTasks = () => <SkeletonCard className="h-48 sm:h-36" />;

/** What waits for a person, each with the way there. */
export function WaitingTasks({ tasks: orders, low_stock }: Pick<Figures, "tasks" | "low_stock">) {
  const { data: payments, error } = useEndpointQuery("GET admin-payment-tasks");
  if (!payments && !error) return <ComingTasks />;
  const words = messages.tasks;
  const tasks = [
    { count: orders.need_attention, name: words.attention, to: "/admin/orders?review_flag=yes" },
    // Where they cannot be fetched, their own page says why.
    { count: payments?.data.length ?? null, name: words.payments, to: "/admin/payments" },
    { count: orders.to_ship, name: words.toShip, to: "/admin/orders?view=to-ship" },
    { count: orders.refunds_due, name: words.refunds, to: "/admin/orders?view=refund-due" },
    { count: low_stock.count, name: words.lowStock, to: "/admin/products?sort=stock" },
  ].filter(({ count }) => count !== 0);
  return (
    <section aria-labelledby="waiting-tasks" className="rounded-md border border-beige bg-paper px-4 sm:px-6">
      <h2 id="waiting-tasks" className="pt-4">
        {words.title}
      </h2>
      {tasks.length === 0 ? (
        <p className="pt-1 pb-4 text-stone">{words.none}</p>
      ) : (
        <ul className="grid gap-x-10 pt-1 pb-2 sm:grid-cols-2 xl:grid-cols-3">
          {tasks.map(({ count, name, to }) => (
            <li key={to}>
              <Link to={to} className="group flex min-h-11 items-center gap-3 no-underline">
                <span className="min-w-0 grow group-hover:underline">{name}</span>
                <span className="figures font-semibold">{count?.toLocaleString(currentLocale()) ?? "–"}</span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-stone" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
