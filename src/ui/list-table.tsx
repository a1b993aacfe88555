import type { MouseEvent, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Cell, HeaderCell, Row, RowHeaderCell, SortHeaderCell, Table, TableHead } from "./table.tsx";

export interface Column<T, Sort extends string = string> {
  head: string;
  /** The head is for screen readers only, as over buttons. */
  isHeadHidden?: boolean;
  /** Shown instead of the head, such as a checkbox that selects all. */
  headContent?: ReactNode;
  /** What the column sorts by, and the direction of the first press. */
  sort?: { by: Sort; first: "asc" | "desc" };
  /** It names its row. Without such a column the first one does. */
  isRowHead?: true;
  numeric?: boolean;
  /** It is a column from this width on. Below it, the value stands under the name of its row. */
  from?: Width;
  /** There it is left out. */
  isLeftOut?: true;
  /** There the value needs no head to be understood, such as a badge. */
  isPlain?: true;
  /** Of the head and its cells. */
  className?: string;
  cellClassName?: string;
  /** The width of what stands there until the rows come. */
  placeLook?: string;
  /** How many lines it has. */
  placeLines?: 2;
  cell: (row: T) => ReactNode;
  /** Of all rows, in a row below them. */
  total?: ReactNode;
}

/** Written out, as Tailwind finds classes by their text. */
const WIDTHS = {
  sm: { isColumn: "max-sm:hidden", isUnderName: "sm:hidden" },
  md: { isColumn: "max-md:hidden", isUnderName: "md:hidden" },
  lg: { isColumn: "max-lg:hidden", isUnderName: "lg:hidden" },
  xl: { isColumn: "max-xl:hidden", isUnderName: "xl:hidden" },
};
type Width = keyof typeof WIDTHS;

export const lookOf = ({ from, className }: Pick<Column<never>, "from" | "className">) =>
  classes(from && WIDTHS[from].isColumn, className);

interface Sorting {
  sort: string;
  direction: string;
}

export type ListTableProps<T> = {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** How it is sorted, for columns that sort. */
  view?: { filters: Sorting; change: (to: Sorting) => unknown };
  /** For rows that can be selected. */
  isSelected?: (row: T) => boolean;
  className?: string;
};

/** Of the link, or the button marked `data-opens`, that names a row and opens it. */
export const opensLook = "relative hit-area font-medium no-underline hover:underline";

/**
 * A press anywhere in a row or a card does what its name does, or else its first link, for the mouse; the keyboard has the
 * link. What has an act of its own keeps it, and text can be selected.
 */
export const opensByPress = {
  className: "has-[a[href],[data-opens]]:cursor-pointer",
  onClick(event: MouseEvent<HTMLElement>) {
    const { target, currentTarget: row } = event;
    if (!(target instanceof Element) || !row.contains(target)) return;
    if (target.closest("a, button, input, label, select, [role=menu]")) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const name = row.querySelector("th :is(a[href], [data-opens])") ?? row.querySelector("a[href], [data-opens]");
    name?.dispatchEvent(new window.MouseEvent("click", event.nativeEvent));
  },
};

export const rowHeadOf = <T,>(columns: readonly Column<T>[]): Column<T> | undefined =>
  columns.find(({ isRowHead }) => isRowHead) ?? columns[0];

/** Whether a phone shows no other column that has a head: one above the names alone tells nothing. */
export function isAlone<T>(columns: readonly Column<T>[]): boolean {
  const rowHead = rowHeadOf(columns);
  return !rowHead?.sort && columns.every((column) => column === rowHead || column.from || column.isHeadHidden);
}

/** Few columns over a whole window are far from each other. */
export function measureOf(columns: readonly Column<never>[]): string | undefined {
  const count = columns.filter(({ isHeadHidden }) => !isHeadHidden).length;
  return count <= 2 ? "max-w-xl" : count === 3 ? "max-w-4xl" : undefined;
}

/** A table by its columns. */
export function ListTable<T extends { id: string | number }>(props: ListTableProps<T>) {
  const { label, columns, rows, view, isSelected, className } = props;
  const rowHead = rowHeadOf(columns);
  return (
    <Table label={label} className={classes(measureOf(columns), className)}>
      <TableHead className={isAlone(columns) ? "max-sm:sr-only" : undefined}>
        {columns.map((column) => (
          <Head key={column.head} column={column} view={view} />
        ))}
      </TableHead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} selected={isSelected?.(row)} {...opensByPress}>
            {columns.map((column) => {
              const { head, numeric, cellClassName, cell } = column;
              const look = classes(lookOf(column), cellClassName);
              if (column !== rowHead)
                return (
                  <Cell key={head} numeric={numeric} className={look}>
                    {cell(row)}
                  </Cell>
                );
              return (
                <RowHeaderCell key={head} className={look}>
                  {cell(row)}
                  <UnderName columns={columns} shown={({ cell }) => cell(row)} />
                </RowHeaderCell>
              );
            })}
          </Row>
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && (
        <tfoot>
          <Row className="*:border-t *:border-beige *:font-semibold">
            {columns.map((column) => (
              <Cell
                key={column.head}
                numeric={column.numeric}
                className={classes(lookOf(column), column.cellClassName)}
              >
                {column.total}
                {column === rowHead && <UnderName columns={columns} shown={({ total }) => total} />}
              </Cell>
            ))}
          </Row>
        </tfoot>
      )}
    </Table>
  );
}

interface UnderNameProps<T> {
  columns: readonly Column<T>[];
  shown: (column: Column<T>) => ReactNode;
}

/** What has no column here: value after value, each with its head unless it is plain. */
const UnderName = <T,>({ columns, shown }: UnderNameProps<T>) => (
  <span className="flex flex-wrap items-center gap-x-2 text-xs font-normal text-stone">
    {columns.map((column) => {
      const { head, from, isPlain, isLeftOut } = column;
      const value = from && !isLeftOut && shown(column);
      return value ? (
        <span key={head} className={classes("mt-1 wrap-anywhere", WIDTHS[from].isUnderName)}>
          {!isPlain && `${head}: `}
          {value}
        </span>
      ) : null;
    })}
  </span>
);

/** Of the line under the names, where there is one. */
export const underNameLook = (columns: readonly Column<never>[]): string => {
  const told = columns.filter(({ isLeftOut }) => !isLeftOut).map(({ from }) => from);
  const widest = (["xl", "lg", "md", "sm"] as const).find((width) => told.includes(width));
  return widest ? classes("mt-1", WIDTHS[widest].isUnderName) : "hidden";
};

export function Head<T>({ column, view }: { column: Column<T>; view?: ListTableProps<T>["view"] }) {
  const { head, headContent = head, isHeadHidden, sort, numeric } = column;
  const className = lookOf(column);
  if (!sort || !view)
    return (
      <HeaderCell numeric={numeric} className={className}>
        {isHeadHidden ? <span className="sr-only">{head}</span> : headContent}
      </HeaderCell>
    );
  const { by, first } = sort;
  const { direction } = view.filters;
  const isSorted = view.filters.sort === by;
  const other = direction === "asc" ? "desc" : "asc";
  return (
    <SortHeaderCell
      numeric={numeric}
      className={className}
      sorted={isSorted ? (direction === "asc" ? "ascending" : "descending") : undefined}
      onSort={() => view.change({ sort: by, direction: isSorted ? other : first })}
    >
      {head}
    </SortHeaderCell>
  );
}

/** The same rows without columns, for screens without space for them: one list on a phone, cards side by side above. */
export const CardList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={cardsLook}>
    {children}
  </ul>
);

export const CardItem = ({ className, children }: { className: string; children: ReactNode }) => (
  <li {...opensByPress} className={classes(opensByPress.className, className)}>
    {children}
  </li>
);

export const cardsLook =
  "grid grid-cols-[minmax(0,1fr)] *:border-beige *:bg-paper *:p-3 *:has-checked:selected max-sm:rounded-md max-sm:border max-sm:border-beige max-sm:*:not-first:border-t sm:grid-cols-[repeat(2,minmax(0,1fr))] sm:gap-3 sm:*:rounded-md sm:*:border sm:*:p-4";
