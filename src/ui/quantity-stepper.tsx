import { Minus, Plus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { messages } from "./messages.ts";
import { readQuantity } from "./quantity.ts";
import { tell } from "./tell.tsx";

type QuantityStepperProps = {
  /** What is being counted, such as the name of the thing: "Quantity of {of}". */
  of: string;
  value: number;
  onChange: (value: number) => void;
  /** 0 lets the last step down mean "remove". */
  min?: number;
  max?: number;
  disabled?: boolean;
  size?: "medium" | "large";
  /** The id of what says that it is wrong. */
  errorId?: string;
};

export function QuantityStepper({
  of,
  value,
  onChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  disabled = false,
  size = "medium",
  errorId,
}: QuantityStepperProps) {
  // What is being typed counts only once it is done: "1" on the way to "12" must not change the sum.
  const [typed, setTyped] = useState<string | null>(null);
  // Enter may take the field away: the blur that follows comes before the next drawing, and must not count again.
  const unsettled = useRef<string | null>(null);
  const type = (text: string | null) => {
    unsettled.current = text;
    setTyped(text);
  };
  const settle = () => {
    const text = unsettled.current;
    if (text === null) return;
    type(null);
    const next = readQuantity(text, value, min, max);
    if (next !== value) onChange(next);
  };
  // The button that was pressed keeps the focus and says nothing new.
  const step = (next: number) => {
    onChange(next);
    tell(String(next));
  };
  // 44 px for a finger within the border.
  const tall = size === "large" ? "h-14" : "h-(--stepper-height)";
  return (
    <fieldset
      disabled={disabled}
      className={classes(
        "inline-flex w-fit items-stretch rounded-sm border border-taupe bg-paper disabled:border-beige disabled:bg-transparent disabled:text-stone",
        tall,
      )}
    >
      <legend className="sr-only">{messages.quantityOf(of)}</legend>
      <Step label={messages.decrease(of)} onClick={() => step(value - 1)} atLimit={value <= min}>
        <Minus aria-hidden="true" className="size-4" />
      </Step>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={messages.quantityOf(of)}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          settle();
        }}
        className="figures w-11 bg-transparent text-center text-base"
      />
      <Step label={messages.increase(of)} onClick={() => step(value + 1)} atLimit={value >= max}>
        <Plus aria-hidden="true" className="size-4" />
      </Step>
    </fieldset>
  );
}

type StepProps = { label: string; onClick: () => void; atLimit: boolean; children: ReactNode };

/** At its limit it stays focusable: a button that vanishes from under the keyboard throws its user to the top of the page. */
function Step({ label, onClick, atLimit, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={atLimit ? undefined : onClick}
      aria-disabled={atLimit || undefined}
      className="grid w-11 place-items-center rounded-sm text-stone transition-colors duration-quick hover:text-espresso disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:text-taupe aria-disabled:opacity-45"
    >
      {children}
    </button>
  );
}
