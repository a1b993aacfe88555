import { TriangleAlert } from "lucide-react";
import { classes } from "#ui/classes.ts";

interface HazardLineProps {
  hazards: string | null | undefined;
  /** On a card, where many of them stand in a row. */
  isQuiet?: boolean;
  className?: string;
}

/** Signal word and types of hazard beside a price that one can buy at (L7); nothing for goods without. */
export const HazardLine = ({ hazards, isQuiet, className }: HazardLineProps) =>
  hazards ? (
    <p className={classes("text-xs text-pretty", isQuiet && "text-stone", className)}>
      <TriangleAlert aria-hidden="true" className={classes("mr-1 -mt-0.5 inline size-3.5", !isQuiet && "text-wine")} />
      {hazards}
    </p>
  ) : null;
