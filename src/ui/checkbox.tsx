import { Check, Minus } from "lucide-react";
import { type ComponentProps, useEffect, useId, useRef } from "react";
import { classes } from "./classes.ts";
import { FieldError, FieldHint, type FieldWords, RequiredMark } from "./field.tsx";

type CheckboxProps = FieldWords &
  Omit<ComponentProps<"input">, keyof FieldWords | "type" | "ref"> & {
    /** Neither on nor off: some of the rows below are chosen. */
    indeterminate?: boolean;
  };

export function Checkbox({
  label,
  labelHidden,
  hint,
  error,
  required,
  className,
  indeterminate = false,
  ...input
}: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={classes("grid gap-1", className)}>
      <label
        className={classes("flex items-start gap-3 text-sm has-disabled:text-stone", !labelHidden && "min-h-11 py-2.5")}
      >
        <span className="relative hit-area mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            ref={box}
            type="checkbox"
            required={required}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className="peer relative z-1 size-5 appearance-none rounded-sm border border-taupe bg-paper transition-colors duration-quick checked:border-gold-deep checked:bg-gold-deep indeterminate:border-gold-deep indeterminate:bg-gold-deep hover:border-espresso disabled:opacity-45 aria-invalid:border-wine"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none invisible absolute z-2 size-4 text-cream peer-checked:visible peer-indeterminate:invisible"
          />
          <Minus
            aria-hidden="true"
            className="pointer-events-none invisible absolute z-2 size-4 text-cream peer-indeterminate:visible"
          />
        </span>
        <span className={labelHidden ? "sr-only" : undefined}>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  );
}
