import { classes } from "./classes.ts";
import { Loading, Skeleton } from "./skeleton.tsx";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

type ListSkeletonProps = {
  label: string;
  /** Where there is no room for columns, cards come, as high as this class makes them. */
  cards?: string;
};

/** Rows to come, in the frame and at the height of rows. */
export const ListSkeleton = ({ label, cards }: ListSkeletonProps) => (
  <Loading label={label} className={cards ? classes(asCards, cards) : asRows}>
    <div className={classes("h-11 bg-linen", cards && "max-lg:hidden")} />
    {ROWS.map((row) => (
      <div
        key={row}
        className={classes("flex h-17 items-center gap-6 border-t border-beige/60 px-4", !cards && "max-sm:h-22")}
      >
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4 w-24 max-lg:hidden" />
        <Skeleton className="h-4 flex-1 max-lg:hidden" />
        <Skeleton className="ml-auto h-8 w-24" />
      </div>
    ))}
  </Loading>
);

const asRows = "overflow-hidden rounded-md border border-beige bg-paper";
const asCards =
  "max-sm:overflow-hidden max-sm:rounded-md max-sm:border max-sm:border-beige max-sm:bg-paper lg:overflow-hidden lg:rounded-md lg:border lg:border-beige lg:bg-paper sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-3 sm:max-lg:*:rounded-md sm:max-lg:*:border sm:max-lg:*:border-beige sm:max-lg:*:bg-paper";
