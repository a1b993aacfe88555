import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

/** What every form control can say about itself. */
export type FieldWords = {
  label: string;
  /** Keeps the label for screen readers only, where the place itself says it (a search box, a table filter). */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Layout of the whole field: grid columns, margins. */
  className?: string;
};

/** Splits the props of a control: what its `Field` gets, and what the control itself gets. */
export function splitField<P extends FieldWords & { id?: string }>(props: P) {
  const { id, label, labelHidden, hint, error, required, className, ...control } = props;
  return { field: { id, label, labelHidden, hint, error, required, className }, control };
}

/** The attributes that tie a control to its label, hint and error. Spread them on the control. */
export type ControlWiring = {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = FieldWords & { id?: string; children: (wiring: ControlWiring) => ReactNode };

/** The look shared by everything one types into or chooses from. 16 px at least, or phones zoom in on focus. */
export const controlLook =
  "block w-full min-h-(--control-height) rounded-sm border border-taupe bg-paper px-4 text-(length:--control-text) text-espresso transition-colors duration-quick hover:border-espresso focus-visible:border-gold-deep disabled:cursor-not-allowed disabled:border-beige disabled:bg-linen disabled:text-stone aria-invalid:border-wine aria-invalid:outline-wine aria-invalid:focus-visible:border-wine";

export function Field({ id, label, labelHidden, hint, error, required, className, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div className={classes("grid content-start gap-2", className)}>
      <label htmlFor={control} className={labelHidden ? "sr-only" : "text-sm font-medium"}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: control,
        required,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}

/** The control itself says "required" to a screen reader; this is for the eye. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-1 text-gold-deep">
      *
    </span>
  );
}

export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-stone">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-sm text-wine">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
