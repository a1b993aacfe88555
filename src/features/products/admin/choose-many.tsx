import type { ReactNode } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { FieldError, FieldHint } from "#ui/field.tsx";

interface ChooseManyProps {
  id: string;
  label: string;
  /** The chosen ones, with commas between them. */
  value: string;
  onChange(event: { target: { value: string } }): void;
  options: readonly { value: string; label: string; image?: ReactNode }[];
  error?: string;
  hint?: string;
  className?: string;
}

/** Boxes for a field that is kept as a list of codes. */
export function ChooseMany({ id, label, value, onChange, options, error, hint, className }: ChooseManyProps) {
  const chosen = value.split(/[\s,]+/).filter(Boolean);
  const toggle = (code: string, isOn: boolean) => {
    const next = options.map((one) => one.value).filter((one) => (one === code ? isOn : chosen.includes(one)));
    onChange({ target: { value: next.join(", ") } });
  };
  return (
    <fieldset id={id} tabIndex={-1} className={classes("grid content-start gap-2", className)}>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {options.map((option) => (
          <div key={option.value} className="flex items-center gap-2">
            {option.image}
            <Checkbox
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
            />
          </div>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
      {hint && <FieldHint>{hint}</FieldHint>}
    </fieldset>
  );
}
