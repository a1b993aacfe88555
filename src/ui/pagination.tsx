import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";
import { messages } from "./messages.ts";
import { pageWindow } from "./page-window.ts";

type PaginationProps = {
  /** What is paged through, for example "Orders". */
  label: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** The address of a page: pages are links, so they can be bookmarked and shared. */
  linkTo: (page: number) => string;
  className?: string;
};

export function Pagination({ label, page, pages, linkTo, className }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={messages.pages(label)} className={className}>
      <ul className="figures -ml-3 flex items-center gap-1 text-sm">
        <Step to={page > 1 ? linkTo(page - 1) : null} label={messages.previousPage}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Step>
        {pageWindow(page, pages).map((number, place, places) =>
          number === null ? (
            <li
              key={`after-${places[place - 1]}`}
              aria-hidden="true"
              className="grid size-11 place-items-center text-stone max-sm:hidden"
            >
              …
            </li>
          ) : (
            <li key={number} className="max-sm:hidden">
              <Link
                to={linkTo(number)}
                aria-label={messages.page(number)}
                aria-current={number === page ? "page" : undefined}
                className={classes(
                  cell,
                  "hover:bg-linen aria-[current=page]:bg-transparent aria-[current=page]:font-medium aria-[current=page]:shadow-[inset_0_-2px] aria-[current=page]:shadow-gold-deep",
                )}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li className="px-2 sm:hidden">{messages.pageOf(page, pages)}</li>
        <Step to={page < pages ? linkTo(page + 1) : null} label={messages.nextPage}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Step>
      </ul>
    </nav>
  );
}

const cell = "grid size-11 place-items-center rounded-sm transition-colors duration-quick";

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  return (
    <li>
      {to === null ? (
        <span aria-hidden="true" className={classes(cell, "opacity-35")}>
          {children}
        </span>
      ) : (
        <Link to={to} aria-label={label} className={classes(cell, "hover:bg-linen")}>
          {children}
        </Link>
      )}
    </li>
  );
}
