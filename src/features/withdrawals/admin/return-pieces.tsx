import type { ComponentProps } from "react";
import { PieceSteppers } from "#features/orders/admin/piece-steppers.tsx";

/** So many pieces of each line. */
export const ReturnPieces = ({ legend, ...rest }: { legend: string } & ComponentProps<typeof PieceSteppers>) => (
  <fieldset className="grid gap-3">
    <legend className="mb-2 text-sm font-medium">{legend}</legend>
    <PieceSteppers {...rest} />
  </fieldset>
);
