import { TriangleAlert } from "lucide-react";

interface HazardLineProps {
  hazards: string | null | undefined;
  /** At the foot of a card, where many of them stand in a row. */
  isQuiet?: boolean;
}

/** Signal word and types of hazard beside a price that one can buy at (L7); nothing for goods without. */
export const HazardLine = ({ hazards, isQuiet }: HazardLineProps) =>
  hazards ? (
    <p className={`text-xs text-pretty ${isQuiet ? "row-start-4 mt-2 text-stone" : ""}`}>
      {!isQuiet && <TriangleAlert aria-hidden="true" className="mr-1 -mt-0.5 inline size-3.5 text-wine" />}
      {hazards}
    </p>
  ) : null;
