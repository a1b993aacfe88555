import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";

const ID = "chosen";

/**
 * The bar for what is chosen in a list. It stays at the foot of the window while its list is in view: nothing moves
 * when the first row is chosen, and a thumb reaches it.
 */
export const BulkFrame = ({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) => (
  <section
    id={ID}
    tabIndex={-1}
    aria-label={label}
    className={classes(
      "sticky bottom-0 z-20 -mx-4 mt-4 border-y border-gold bg-linen px-4 py-3 sm:-mx-6 sm:px-6 lg:bottom-4 lg:mx-0 lg:rounded-md lg:border-x lg:px-4 lg:shadow-lift",
      className,
    )}
    data-foot=""
  >
    {children}
  </section>
);

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

/** Nothing is chosen any more. On a phone a sign, so that the bar stays one line. */
export const ClearChoice = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <Button
    size="small"
    variant="quiet"
    aria-label={label}
    title={label}
    className="mr-auto max-sm:size-9 max-sm:px-0!"
    onClick={onClear}
  >
    <X aria-hidden="true" className="size-4 sm:hidden" />
    <span className="max-sm:hidden">{label}</span>
  </Button>
);
