import { MAX_WEIGHT_GRAMS } from "#features/orders/parcel.ts";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "./messages.ts";

const words = messages.parcels;

/** `1,000` and `1 000`, as languages write it. */
const IN_GROUPS = /^\d{1,3}([\s,]\d{3})+$/;

/** Grams; null where nothing is written, undefined for what is no weight. */
export function readWeight(written: string): number | null | undefined {
  const plain = written.trim();
  if (plain === "") return null;
  const grams = Number(IN_GROUPS.test(plain) ? plain.replace(/[\s,]/g, "") : plain);
  return Number.isInteger(grams) && grams >= 1 && grams <= MAX_WEIGHT_GRAMS ? grams : undefined;
}

export const WeightField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <TextField
    label={words.weight}
    inputMode="numeric"
    autoComplete="off"
    maxLength={10}
    suffix="g"
    value={value}
    error={readWeight(value) === undefined ? words.weightRule(MAX_WEIGHT_GRAMS) : undefined}
    onChange={(event) => onChange(event.target.value)}
  />
);
