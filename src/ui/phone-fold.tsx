import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";

type PhoneFoldProps = {
  label: string;
  /** Names the button where there is room for words. */
  isLabelHidden?: boolean;
  icon: LucideIcon;
  /** Of what folds away. */
  className?: string;
  children: ReactNode;
};

/**
 * On a phone a button that opens what stands in the row elsewhere. Its parent is a row that wraps: the open part is the last
 * line of it.
 */
export function PhoneFold({ label, isLabelHidden = false, icon: Icon, className, children }: PhoneFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <Button
        variant="secondary"
        className={classes("sm:hidden", isLabelHidden ? "w-11" : "min-h-(--control-height)")}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={isLabelHidden ? label : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden="true" className="size-4" />
        {!isLabelHidden && label}
      </Button>
      <div
        id={panel}
        className={classes("gap-3 max-sm:order-last max-sm:basis-full", isOpen ? "grid" : "max-sm:hidden", className)}
      >
        {children}
      </div>
    </>
  );
}
