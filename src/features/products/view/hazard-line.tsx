import { TriangleAlert } from "lucide-react";

interface HazardLineProps {
  hazards: string | null | undefined;
  /** On a card, where many of them stand in a row. */
  isQuiet?: boolean;
}

/** Signal word and types of hazard beside a price that one can buy at (L7); nothing for goods without. */
export function HazardLine({ hazards, isQuiet }: HazardLineProps) {
  if (!hazards) return null;
  if (isQuiet) return <p className="row-start-4 mt-2 text-[0.75rem] leading-normal text-stone">{hazards}</p>;
  return (
    <p className="text-xs text-pretty">
      <TriangleAlert aria-hidden="true" className="mr-1 -mt-0.5 inline size-3.5 text-wine" />
      {hazards}
    </p>
  );
}
