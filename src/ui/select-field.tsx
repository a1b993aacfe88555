import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { controlLook, Field, type FieldWords, splitField } from "./field.tsx";

export type Option = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<"select">, keyof FieldWords | "children" | "multiple" | "size"> & {
    options: readonly Option[];
    /** First line that chooses nothing, such as "Choose a country". */
    placeholder?: string;
  };

/** The browser's own list: it works before scripts arrive, and a phone shows its own wheel. */
export function SelectField(props: SelectFieldProps) {
  const { field, control } = splitField(props);
  const { options, placeholder, ...select } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={classes(controlLook, "appearance-none truncate pr-11")}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-stone"
          />
        </div>
      )}
    </Field>
  );
}
