import { Loading, Skeleton } from "./skeleton.tsx";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Rows to come, in the frame and at the height of rows. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <Loading label={label} className="overflow-hidden rounded-md border border-beige bg-paper">
    <div className="h-11 bg-linen" />
    {ROWS.map((row) => (
      <div key={row} className="flex h-17 items-center gap-6 border-t border-beige/60 px-4">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4 w-24 max-lg:hidden" />
        <Skeleton className="h-4 flex-1 max-lg:hidden" />
        <Skeleton className="ml-auto h-8 w-24" />
      </div>
    ))}
  </Loading>
);
