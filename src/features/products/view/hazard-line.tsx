import { TriangleAlert } from "lucide-react";
import { classes } from "#ui/classes.ts";

/** Signal word and types of hazard beside a price that one can buy at (L7); nothing for goods without. */
export const HazardLine = ({ hazards, className }: { hazards: string | null | undefined; className?: string }) =>
  hazards ? (
    <p className={classes("flex items-start gap-1.5 text-xs text-pretty", className)}>
      <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0 text-wine" />
      {hazards}
    </p>
  ) : null;
