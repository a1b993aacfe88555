import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/**
 * The buttons of a long form; they stay in view while one fills it in. Within a card it goes from edge to edge of it: give
 * it the card's ground and padding.
 */
export const FormFoot = ({ className = "mt-6 bg-cream", children }: { className?: string; children: ReactNode }) => (
  <div
    // Toasts stand above it.
    data-foot=""
    className={classes(
      "sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-3 border-t border-beige py-4",
      className,
    )}
  >
    {children}
  </div>
);
