import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { growthInWords } from "../growth.ts";
import { messages } from "./messages.ts";
import { inMoney } from "./order-list-item.ts";

const words = messages.cards;

/** Today in five figures. Where they cannot be had the list below is enough. */
export function OrderFigures() {
  const { data, error } = useEndpointQuery("GET admin-orders-statistics", {}, { refetchInterval: 15_000 });
  if (error && !data) return null;
  return (
    <dl
      aria-label={words.label}
      className="mb-2 grid grid-cols-3 gap-3 sm:mb-3 sm:grid-cols-5 sm:gap-px sm:overflow-hidden sm:rounded-md sm:border sm:border-beige sm:bg-beige"
    >
      <Figure term={words.today} value={data?.orders_today} more={data && words.revenue(inMoney(data.revenue_today))} />
      <Figure
        term={words.waiting}
        value={data && data.pending + data.processing}
        more={data && words.waitingParts(data.pending, data.processing)}
      />
      <Figure
        term={words.ready}
        value={data && data.packing + data.ready_to_ship}
        more={data && words.readyParts(data.packing, data.ready_to_ship)}
      />
      <Figure isForWide term={words.shipped} value={data?.shipped_today} />
      <Figure
        isForWide
        term={words.growth}
        value={data && inMoney(data.weekly_revenue)}
        more={data && words.growthAgainst(growthInWords(data.weekly_growth))}
      />
    </dl>
  );
}

type FigureProps = {
  term: string;
  value: number | string | undefined;
  more?: string;
  /** Phones have it on the dashboard. */
  isForWide?: true;
};

const Figure = ({ term, value, more, isForWide }: FigureProps) => (
  <div
    className={classes(
      "flex min-w-0 flex-col justify-between py-1 sm:block sm:bg-paper sm:px-4 lg:grid lg:min-h-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:content-center lg:items-baseline lg:gap-x-2",
      isForWide && "max-sm:hidden",
    )}
  >
    <dt className="text-xs text-stone">{term}</dt>
    <dd className="figures max-lg:mt-1 lg:contents">
      {value === undefined ? (
        <Skeleton className="my-1 h-6 w-16" />
      ) : (
        <span className="text-xl font-semibold lg:text-base">
          {typeof value === "number" ? value.toLocaleString(currentLocale()) : value}
        </span>
      )}
      <span className="block min-h-5 text-xs text-stone max-sm:hidden lg:col-span-2 lg:min-h-0">{more}</span>
    </dd>
  </div>
);
