import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
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
  error?: string | undefined;
}

/** So many pieces of each line, at most its quantity. */
export function PieceSteppers({ lines, pieces, onChange, error }: PieceSteppersProps) {
  const errorId = useId();
  const isAll = lines.every(({ position, quantity }) => pieces[position] === quantity);
  return (
    <div>
      {(error || lines.length > 1) && (
        <div className="flex items-center justify-between gap-4 border-b border-beige">
          <div role="alert">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
          {lines.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              className="-mr-4"
              onClick={() =>
                onChange(isAll ? {} : Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity])))
              }
            >
              {isAll ? words.none : words.all}
            </Button>
          )}
        </div>
      )}
      <ul className="divide-y divide-beige border-b border-beige">
        {lines.map(({ position, name, quantity, image, detail }, place) => (
          <li
            key={position}
            className="flex min-h-14 items-center gap-3 py-1.5 has-aria-invalid:[&_fieldset]:border-wine"
          >
            {image !== undefined && (
              <Image src={image ?? ""} alt="" width={40} height={40} className="size-10 shrink-0 rounded-sm" />
            )}
            <span className="min-w-0 flex-1 text-sm wrap-anywhere">
              <span className="line-clamp-2" title={name}>
                {name}
              </span>
              {detail && <span className="figures block text-xs text-stone">{detail}</span>}
            </span>
            <QuantityStepper
              of={name}
              min={0}
              max={quantity}
              value={pieces[position] ?? 0}
              onChange={(value) => onChange({ ...pieces, [position]: value })}
              errorId={error && place === 0 ? errorId : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lines of which pieces were chosen. */
export const chosenLines = (pieces: Readonly<Record<number, number>>) =>
  Object.entries(pieces)
    .map(([position, quantity]) => ({ position: Number(position), quantity }))
    .filter(({ quantity }) => quantity > 0);
