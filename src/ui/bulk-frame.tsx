import { X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "./button.tsx";
import { tell } from "./tell.tsx";

const ID = "chosen";

interface BulkFrameProps {
  label: string;
  /** How many are chosen, in words. */
  count: string;
  /** Nothing is chosen any more. Left out while an act on them runs. */
  clear?: { label: string; onClear: () => void } | undefined;
  /** Buttons; the last is the one most wanted. */
  children: ReactNode;
}

/**
 * The bar for what is chosen in a list. It stays at the foot of the window while its list is in view: nothing moves
 * when the first row is chosen, and a thumb reaches it.
 */
export function BulkFrame({ label, count, clear, children }: BulkFrameProps) {
  useEffect(() => tell(count), [count]);
  return (
    <section
      id={ID}
      tabIndex={-1}
      aria-label={label}
      // Rows end above the bar: none of their buttons peeks out from behind one of its own.
      className="sticky bottom-0 z-20 bg-cream pt-4 pb-3 outline-none lg:pb-4"
      data-foot=""
    >
      <div className="on-dark flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md py-2 pr-2 pl-4">
        <p className="figures py-2 font-medium">{count}</p>
        {clear && (
          <Button
            variant="quiet"
            aria-label={clear.label}
            title={clear.label}
            className="max-sm:ml-auto max-sm:w-11"
            onClick={clear.onClear}
          >
            <X aria-hidden="true" className="size-4 sm:hidden" />
            <span className="max-sm:hidden">{clear.label}</span>
          </Button>
        )}
        <div className="flex flex-1 flex-wrap justify-end gap-2 max-sm:basis-full max-sm:*:[button]:grow max-sm:*:[button]:px-2">
          {children}
        </div>
      </div>
    </section>
  );
}

/** The bar follows its list. A keyboard user reaches it from the list's head, without passing all rows. */
export const ToBulkFrame = ({ children }: { children: ReactNode }) => (
  <button
    type="button"
    className="sr-only focus:not-sr-only focus:absolute! focus:left-12 focus:z-20 focus:rounded-sm focus:bg-cream focus:px-3 focus:py-1 focus:text-sm focus:whitespace-nowrap focus:text-espresso"
    onClick={() => document.getElementById(ID)?.focus()}
  >
    {children}
  </button>
);
