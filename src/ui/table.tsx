import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

type TableProps = {
  /** Names the scrolling region and the table within. */
  label: string;
  /** Tall tables scroll inside their own frame so that the header stays in view; `natural` is for short ones. */
  height?: "window" | "natural";
  className?: string;
  children: ReactNode;
};

export function Table({ label, height = "window", className, children }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={classes(
        "relative overflow-auto rounded-md border border-beige bg-paper",
        height === "window" && "max-h-[calc(100dvh-12rem)] min-h-64",
        className,
      )}
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-left text-sm">
        {children}
      </table>
    </section>
  );
}

export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead>
    <tr>{children}</tr>
  </thead>
);

type HeaderCellProps = Omit<ComponentProps<"th">, "scope"> & { numeric?: boolean };

const headLook =
  "sticky top-0 z-10 border-b border-beige bg-linen px-4 py-3 align-bottom text-xs font-medium text-stone whitespace-nowrap";

export function HeaderCell({ numeric, className, ...th }: HeaderCellProps) {
  return <th scope="col" {...th} className={classes(headLook, numeric && "text-right", className)} />;
}

export type SortDirection = "ascending" | "descending";

type SortHeaderCellProps = {
  /** How the table is sorted by this column now, if it is. */
  sorted?: SortDirection;
  onSort: () => void;
  numeric?: boolean;
  className?: string;
  children: ReactNode;
};

const arrows = { ascending: ArrowUp, descending: ArrowDown };

export function SortHeaderCell({ sorted, onSort, numeric, className, children }: SortHeaderCellProps) {
  const Arrow = sorted ? arrows[sorted] : ChevronsUpDown;
  return (
    <HeaderCell numeric={numeric} aria-sort={sorted} className={className}>
      <button
        type="button"
        onClick={onSort}
        className={classes(
          "relative hit-area inline-flex items-center gap-1 rounded-sm hover:text-espresso",
          numeric && "flex-row-reverse",
          sorted && "text-espresso",
        )}
      >
        {children}
        <Arrow aria-hidden="true" className="size-3.5" />
      </button>
    </HeaderCell>
  );
}

type RowProps = ComponentProps<"tr"> & { selected?: boolean };

export function Row({ selected, className, ...tr }: RowProps) {
  return (
    <tr
      {...tr}
      aria-selected={selected}
      className={classes(
        "group/row transition-colors duration-quick hover:bg-cream aria-selected:bg-linen [&:last-child>*]:border-b-0",
        className,
      )}
    />
  );
}

const cellLook = "border-b border-beige/60 px-4 py-3 align-middle font-normal";

type CellProps = ComponentProps<"td"> & { numeric?: boolean };

export function Cell({ numeric, className, ...td }: CellProps) {
  return <td {...td} className={classes(cellLook, numeric && "figures text-right whitespace-nowrap", className)} />;
}

/** The cell that names its row; screen readers read it with every other cell of the row. */
export function RowHeaderCell({ className, ...th }: ComponentProps<"th">) {
  return <th scope="row" {...th} className={classes(cellLook, "font-medium", className)} />;
}

/** What the body holds when there are no rows. */
export function EmptyRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
