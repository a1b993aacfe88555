import { QuantityStepper } from "#ui/quantity-stepper.tsx";

interface PieceSteppersProps {
  lines: readonly { position: number; name: string; quantity: number }[];
  /** By position. */
  pieces: Readonly<Record<number, number>>;
  onChange: (pieces: Readonly<Record<number, number>>) => void;
}

/** So many pieces of each line, at most its quantity. */
export const PieceSteppers = ({ lines, pieces, onChange }: PieceSteppersProps) =>
  lines.map(({ position, name, quantity }) => (
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
  ));

/** The lines of which pieces were chosen. */
export const chosenLines = (pieces: Readonly<Record<number, number>>) =>
  Object.entries(pieces)
    .map(([position, quantity]) => ({ position: Number(position), quantity }))
    .filter(({ quantity }) => quantity > 0);
