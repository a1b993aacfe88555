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
      className="mb-3 grid grid-cols-3 gap-px overflow-hidden rounded-md border border-beige bg-beige sm:grid-cols-5"
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
      "flex min-w-0 flex-col-reverse justify-end bg-paper px-3 py-2 sm:block sm:px-4 sm:py-1 lg:grid lg:min-h-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:content-center lg:items-baseline lg:gap-x-2",
      isForWide && "max-sm:hidden",
    )}
  >
    <dt className="text-xs text-stone max-sm:leading-tight">{term}</dt>
    <dd className="figures sm:max-lg:mt-1 lg:contents">
      {value === undefined ? (
        <Skeleton className="my-1 h-4 w-16 sm:h-6 lg:h-4" />
      ) : (
        <span className="text-base font-semibold sm:text-xl lg:text-base">
          {typeof value === "number" ? value.toLocaleString(currentLocale()) : value}
        </span>
      )}
      <span className="block min-h-5 text-xs text-stone max-sm:hidden lg:col-span-2 lg:min-h-0">{more}</span>
    </dd>
  </div>
);
