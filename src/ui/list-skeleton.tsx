import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import {
  type Column,
  cardsLook,
  Head,
  isAlone,
  type ListTableProps,
  lookOf,
  measureOf,
  rowHeadOf,
  underNameLook,
} from "./list-table.tsx";
import { Loading, Skeleton, SkeletonText } from "./skeleton.tsx";
import { Cell, frameLook, Row, TableHead, tableLook } from "./table.tsx";
import { useIsWide } from "./use-is-wide.ts";

const ROWS = [..."abcdefghijkl"];

type ListSkeletonProps<T> = {
  label: string;
  /** Of the table that comes. */
  columns: readonly Column<T>[];
  view?: ListTableProps<T>["view"];
  /** Of the name of a row. */
  lines?: 1 | 2;
  /** As the table has it, or the height of its cells. */
  className?: string;
  /** Where there is no room for columns, cards come, as high as this class makes them. */
  cards?: { below?: string; className: string; card?: ReactNode };
};

/** Rows to come, in the columns and at the height of rows. */
export function ListSkeleton<T>({ label, columns, view, lines = 1, className, cards }: ListSkeletonProps<T>) {
  const isWide = useIsWide(cards?.below);
  const rowHead = rowHeadOf(columns);
  return (
    <Loading label={label}>
      {cards && !isWide ? (
        <div aria-hidden="true">
          {/* Where rows are selected, all can be. */}
          {columns[0]?.head === "" && (
            <div className="flex h-11 items-center gap-3">
              <Skeleton className="size-5" />
              <Skeleton className="h-3 w-36" />
            </div>
          )}
          <div className={classes(cardsLook, cards.className)}>
            {ROWS.map((row) =>
              cards.card ? (
                <div key={row}>{cards.card}</div>
              ) : (
                <div key={row} className="grid grid-cols-[auto_1fr_auto] content-between gap-x-3">
                  {columns[0]?.head === "" && <Skeleton className="row-span-3 size-5" />}
                  <Line className="w-3/5" isIn="col-start-2" />
                  <Line className="w-16" />
                  <Line className="w-2/5" isIn="col-start-2" />
                  <Line className="w-16" />
                  <Line className="w-3/5" isSmall isIn="col-start-2" />
                </div>
              ),
            )}
          </div>
        </div>
      ) : (
        <div inert aria-hidden="true" className={classes(frameLook, "overflow-clip", measureOf(columns), className)}>
          <table className={tableLook}>
            <TableHead className={isAlone(columns) ? "max-sm:sr-only" : undefined}>
              {columns.map((column) => (
                <Head key={column.head} column={column} view={view} />
              ))}
            </TableHead>
            <tbody>
              {ROWS.map((row) => (
                <Row key={row}>
                  {columns.map((column) => (
                    <Cell key={column.head} className={classes(lookOf(column), column.cellClassName)}>
                      {column !== rowHead ? (
                        <Place {...column} />
                      ) : (
                        <>
                          <Line className={column.placeLook ?? (lines === 2 ? "w-40" : "w-20")} />
                          {lines === 2 && <Line className="w-24" isSmall />}
                          <Line
                            className="w-24"
                            isSmall
                            isIn={classes(underNameLook(columns), lines === 2 && "h-6!")}
                          />
                        </>
                      )}
                    </Cell>
                  ))}
                </Row>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Loading>
  );
}

/** Of the box that selects the row, its buttons, or a value. */
const Place = ({ head, isHeadHidden, numeric, placeLook = "w-16", placeLines }: Column<never>) => (
  <span
    className={classes(
      "flex items-center",
      (numeric || isHeadHidden) && "justify-end",
      isHeadHidden && "h-9 pointer-coarse:h-11",
    )}
  >
    {placeLines ? (
      <SkeletonText lines={placeLines} className={classes("max-w-full text-xs", placeLook)} />
    ) : (
      <Skeleton className={head === "" ? "size-5" : classes("h-3 max-w-full", placeLook)} />
    )}
  </span>
);

type LineProps = { className: string; isSmall?: boolean; isIn?: string };

/** As high as a line of text. */
const Line = ({ className, isSmall, isIn }: LineProps) => (
  <span className={classes("flex h-lh items-center", isSmall && "text-xs", isIn)}>
    <Skeleton className={classes("h-[0.7em] max-w-full", className)} />
  </span>
);
