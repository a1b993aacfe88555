import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { texts } from "./texts.ts";

const ROWS = Array.from({ length: 8 }, (_, row) => row);

export const ProductListSkeleton = () => (
  <Loading label={texts.loading} className="rounded-md border border-beige bg-paper">
    {ROWS.map((row) => (
      <div key={row} className="flex items-center gap-4 border-b border-beige/60 p-4 last:border-b-0">
        <Skeleton className="h-15 w-12 shrink-0" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="h-3 w-28" />
        </div>
        <Skeleton className="h-5 w-20 max-md:hidden" />
        <Skeleton className="h-5 w-16" />
        <Skeleton className="h-9 w-24 max-md:hidden" />
      </div>
    ))}
  </Loading>
);
