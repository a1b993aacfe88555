import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { FieldError, FieldHint, type FieldWords, RequiredMark } from "./field.tsx";

export type RadioCard = {
  value: string;
  label: string;
  description?: ReactNode;
  /** Shown before the label; says nothing that the label does not. */
  mark?: ReactNode;
  /** Shown at the right, such as the price of the choice. */
  aside?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps = FieldWords & {
  name: string;
  cards: readonly RadioCard[];
  /** Controlled when given together with `onChange`. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Two beside each other where there is room; the last of an odd number is as wide as both. */
  columns?: boolean;
  /** Its label is the heading of a section of the form. */
  isSection?: boolean;
  /** Between the label and the cards. */
  children?: ReactNode;
};

/** One choice of a few, each a card large enough for a thumb. Native radios: arrow keys and forms work by themselves. */
export function RadioCards({
  label,
  labelHidden,
  hint,
  error,
  required,
  className,
  name,
  cards,
  value,
  defaultValue,
  onChange,
  columns,
  isSection,
  children,
}: RadioCardsProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset className={classes("grid min-w-0 gap-2", className)} aria-describedby={described}>
      <legend
        className={labelHidden ? "sr-only" : isSection ? "mb-4 font-display text-2xl" : "mb-2 text-sm font-medium"}
      >
        {label}
        {required && !isSection && <RequiredMark />}
      </legend>
      {children}
      <div className={classes("grid gap-2", columns && "sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2")}>
        {cards.map((card) => (
          <Card
            key={card.value}
            card={card}
            name={name}
            required={required}
            invalid={Boolean(error)}
            checked={value === undefined ? undefined : value === card.value}
            defaultChecked={value === undefined ? defaultValue === card.value : undefined}
            onChoose={onChange}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </fieldset>
  );
}

type CardProps = {
  card: RadioCard;
  name: string;
  required?: boolean;
  invalid: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  onChoose?: (value: string) => void;
};

function Card({ card, name, required, invalid, checked, defaultChecked, onChoose }: CardProps) {
  const id = useId();
  return (
    <label
      className={classes(
        "flex items-start gap-4 rounded-sm border bg-paper p-4 transition-colors duration-quick hover:border-espresso has-checked:chosen has-disabled:cursor-not-allowed has-disabled:border-beige has-disabled:bg-transparent has-disabled:text-stone",
        invalid ? "border-wine" : "border-taupe",
      )}
    >
      <input
        type="radio"
        name={name}
        value={card.value}
        required={required}
        disabled={card.disabled}
        {...(checked === undefined ? { defaultChecked } : { checked })}
        onChange={() => onChoose?.(card.value)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-more ${id}-aside`}
        className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-taupe bg-paper transition-colors duration-quick checked:border-6 checked:border-gold-deep disabled:opacity-45"
      />
      {card.mark}
      <span className="grid min-w-0 flex-1 gap-1">
        <span id={`${id}-label`} className="text-sm font-medium">
          {card.label}
        </span>
        <span id={`${id}-more`} className="text-sm text-stone empty:hidden">
          {card.description}
        </span>
      </span>
      <span id={`${id}-aside`} className="figures shrink-0 text-sm empty:hidden">
        {card.aside}
      </span>
    </label>
  );
}
