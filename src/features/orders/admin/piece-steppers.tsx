import { Button } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { messages } from "./messages.ts";

const words = messages.pieces;

interface Line {
  position: number;
  name: string;
  /** At most. */
  quantity: number;
  /** null for a product without one; undefined where none is shown. */
  image?: string | null;
  /** Below the name. */
  detail?: string;
}

interface PieceSteppersProps {
  lines: readonly Line[];
  /** By position. */
  pieces: Readonly<Record<number, number>>;
  onChange: (pieces: Readonly<Record<number, number>>) => void;
}

/** So many pieces of each line, at most its quantity. */
export const PieceSteppers = ({ lines, pieces, onChange }: PieceSteppersProps) => (
  <div>
    <ul className="divide-y divide-beige border-y border-beige">
      {lines.map(({ position, name, quantity, image, detail }) => (
        <li key={position} className="flex items-center gap-3 py-2">
          {image !== undefined && (
            <Image src={image ?? ""} alt="" width={48} height={48} className="size-12 shrink-0 rounded-sm" />
          )}
          <span className="min-w-0 flex-1 text-sm wrap-anywhere">
            {name}
            {detail && <span className="figures block text-xs text-stone">{detail}</span>}
          </span>
          <QuantityStepper
            of={name}
            min={0}
            max={quantity}
            value={pieces[position] ?? 0}
            onChange={(value) => onChange({ ...pieces, [position]: value })}
          />
        </li>
      ))}
    </ul>
    {lines.length > 1 && (
      <div className="-mr-3 flex justify-end">
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange(Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity])))}
        >
          {words.all}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChange({})}>
          {words.none}
        </Button>
      </div>
    )}
  </div>
);

/** The lines of which pieces were chosen. */
export const chosenLines = (pieces: Readonly<Record<number, number>>) =>
  Object.entries(pieces)
    .map(([position, quantity]) => ({ position: Number(position), quantity }))
    .filter(({ quantity }) => quantity > 0);
