import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { messages } from "./messages.ts";

const ROWS = Array.from({ length: 8 }, (_, row) => row);

export const ProductListSkeleton = () => (
  <Loading label={messages.loading} className="rounded-md border border-beige bg-paper">
    <div className="h-11 rounded-t-md bg-linen" />
    {ROWS.map((row) => (
      <div key={row} className="flex h-35 items-start gap-4 border-t border-beige/60 px-4 py-3 md:h-17 md:items-center">
        <Skeleton className="size-5 shrink-0" />
        <Skeleton className="aspect-4/5 w-14 shrink-0 md:w-10" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-5 w-20 md:hidden" />
        </div>
        <Skeleton className="h-5 w-20 max-md:hidden" />
        <Skeleton className="h-5 w-16 max-md:hidden" />
        <Skeleton className="h-9 w-24 max-md:hidden" />
      </div>
    ))}
  </Loading>
);
