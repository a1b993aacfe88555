import { TriangleAlert } from "lucide-react";
import { classes } from "#ui/classes.ts";

interface HazardLineProps {
  hazards: string | null | undefined;
  /** At the foot of a card, where many of them stand in a row. */
  isQuiet?: boolean;
  className?: string;
}

/** Signal word and types of hazard beside a price that one can buy at (L7); nothing for goods without. */
export const HazardLine = ({ hazards, isQuiet, className }: HazardLineProps) =>
  hazards ? (
    <p className={classes("text-xs text-pretty", isQuiet && "border-t border-beige pt-2 text-stone", className)}>
      {!isQuiet && <TriangleAlert aria-hidden="true" className="mr-1 -mt-0.5 inline size-3.5 text-wine" />}
      {hazards}
    </p>
  ) : null;
