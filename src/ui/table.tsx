import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";

type TableProps = {
  /** Names the table, and its frame. */
  label: string;
  /** Beside other things a table stays short and scrolls in its frame: give it a `max-h-*`. */
  scrolls?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * It scrolls with the page, and its header stays in view below the page's own bar. Where it is wider than its frame, the
 * frame scrolls sideways, fades out where more is to come, and the first column stays instead: a header cannot stick to both.
 */
export function Table({ label, scrolls = false, className, children }: TableProps) {
  const frame = useRef<HTMLElement>(null);
  const { isTooWide, hasMore } = useWidthOf(frame);
  const isFrame = scrolls || isTooWide;
  return (
    <section
      ref={frame}
      aria-label={label}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={isFrame ? 0 : undefined}
      className={classes(
        frameLook,
        isFrame ? "overflow-auto [--sticky-top:0px]" : "overflow-clip",
        isTooWide && keepsFirst,
        hasMore && "fade-right",
        className,
      )}
    >
      <table aria-label={label} className={tableLook}>
        {children}
      </table>
    </section>
  );
}

export const frameLook = "min-w-0 rounded-md border border-beige bg-paper";
export const tableLook = "w-full border-separate border-spacing-0 text-left text-sm";

const keepsFirst =
  "[&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tbody_tr>:first-child]:z-1 [&_:is(tbody,tfoot)_tr>:first-child]:bg-inherit [&_thead_tr>:first-child]:z-11";

/** Whether the table is wider than its frame, and whether some of it is still to come at the right. */
function useWidthOf(frame: RefObject<HTMLElement | null>) {
  const [isTooWide, setTooWide] = useState(false);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const box = frame.current;
    const table = box?.querySelector("table");
    if (!box || !table) return;
    const look = () => {
      setTooWide(table.offsetWidth > box.clientWidth);
      setMore(table.offsetWidth - box.clientWidth - box.scrollLeft > 1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(box);
    observer.observe(table);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, [frame]);
  return { isTooWide, hasMore };
}

export const TableHead = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <thead className={className}>
    <tr>{children}</tr>
  </thead>
);

type HeaderCellProps = Omit<ComponentProps<"th">, "scope"> & { numeric?: boolean };

const headLook =
  "sticky top-(--sticky-top) z-10 h-10 border-b border-beige bg-linen px-4 text-[0.78125rem] font-medium text-stone whitespace-nowrap";

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
        className={classes("group/sort relative hit-area rounded-sm hover:text-espresso", sorted && "text-espresso")}
      >
        {children}
        {/* Between two columns, so that it takes no room from the words. */}
        <Arrow
          aria-hidden="true"
          className={classes(
            "absolute top-1/2 left-full size-3.5 -translate-y-1/2",
            !sorted && "opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100",
          )}
        />
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
        "group/row bg-paper transition-colors duration-quick hover:bg-cream aria-selected:selected [&:last-child>*]:border-b-0",
        className,
      )}
    />
  );
}

/** A line has 40 px, two have 48: the height of a cell is its least. */
const cellLook = "h-10 border-b border-beige/60 px-4 py-1 align-middle font-normal max-lg:py-3";

/** A button is as high as a line with its padding. */
const withButtons = "max-lg:has-[>:is(button,a)]:py-1";

type CellProps = ComponentProps<"td"> & { numeric?: boolean };

export function Cell({ numeric, className, ...td }: CellProps) {
  return (
    <td
      {...td}
      className={classes(cellLook, withButtons, numeric && "figures text-right whitespace-nowrap", className)}
    />
  );
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
