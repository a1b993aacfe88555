import { QuantityStepper } from "#ui/quantity-stepper.tsx";

interface ReturnPiecesProps {
  legend: string;
  lines: readonly { position: number; name: string; quantity: number }[];
  /** By position. */
  pieces: Readonly<Record<number, number>>;
  onChange: (pieces: Readonly<Record<number, number>>) => void;
}

/** So many pieces of each line. */
export const ReturnPieces = ({ legend, lines, pieces, onChange }: ReturnPiecesProps) => (
  <fieldset className="grid gap-3">
    <legend className="mb-2 text-sm font-medium">{legend}</legend>
    {lines.map(({ position, name, quantity }) => (
      <div key={position} className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <QuantityStepper
          of={name}
          min={0}
          max={quantity}
          value={pieces[position] ?? 0}
          onChange={(value) => onChange({ ...pieces, [position]: value })}
        />
      </div>
    ))}
  </fieldset>
);
