import { TriangleAlert } from "lucide-react";

interface HazardLineProps {
  hazards: string | null | undefined;
  /** On a card, where many of them stand in a row: the signal word alone is dark. */
  isQuiet?: boolean;
}

/** Signal word and types of hazard beside a price that one can buy at (L7); nothing for goods without. */
export function HazardLine({ hazards, isQuiet }: HazardLineProps) {
  if (!hazards) return null;
  if (!isQuiet)
    return (
      <p className="text-xs text-pretty">
        <TriangleAlert aria-hidden="true" className="mr-1 -mt-0.5 inline size-3.5 text-wine" />
        {hazards}
      </p>
    );
  const end = hazards.indexOf(":") + 1;
  return (
    <p className="row-start-3 mt-2 text-xs/4 text-stone">
      <span className="text-espresso">{hazards.slice(0, end)}</span>
      {hazards.slice(end)}
    </p>
  );
}
