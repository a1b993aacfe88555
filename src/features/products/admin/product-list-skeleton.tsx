import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { messages } from "./messages.ts";
import { ROW } from "./product-item.tsx";
import { HEAD, Heads } from "./product-list.tsx";

const ROWS = Array.from({ length: 8 }, (_, row) => row);

export const ProductListSkeleton = () => (
  <Loading label={messages.loading} className="rounded-md border border-beige bg-paper">
    <div aria-hidden="true" className={HEAD}>
      <span className="md:col-span-2" />
      <Heads />
    </div>
    {ROWS.map((row) => (
      <div key={row} className={`border-b border-beige/60 last:border-b-0 ${ROW}`}>
        <Skeleton className="size-5" />
        <Skeleton className="aspect-4/5 w-14 md:w-8" />
        <div className="grid content-start gap-2 max-md:min-h-19 max-md:pt-1">
          <Skeleton className="h-3 w-48 max-w-full" />
          <Skeleton className="h-3 w-28 xl:hidden" />
          <Skeleton className="h-3 w-36 md:hidden" />
        </div>
        <Skeleton className="h-3 w-16 max-xl:hidden" />
        <Skeleton className="h-3 w-20 max-xl:hidden" />
        <Skeleton className="ml-auto h-5 w-24 max-md:hidden" />
        <Skeleton className="ml-auto h-3 w-14 max-md:hidden" />
        <Skeleton className="ml-auto h-3 w-16 max-md:hidden" />
      </div>
    ))}
  </Loading>
);
