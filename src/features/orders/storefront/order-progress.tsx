import { Check } from "lucide-react";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import { messages } from "../messages.ts";
import type { OrderView } from "../order-view.ts";
import { type StepTaken, stepsOf } from "../tracking.ts";

const { track } = messages;

/** How far an order has come, as a row of four stations. */
export function OrderWay({ order, timeZone }: { order: OrderView; timeZone: string }) {
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={track.way} className="grid grid-cols-4 max-sm:px-2">
      {steps.map((step, i) => (
        <Station key={step.step} step={step} isFirst={i === 0} timeZone={timeZone} />
      ))}
    </ol>
  );
}

const marks = {
  done: "border-gold-deep bg-gold-deep text-cream",
  now: "border-gold-deep bg-cream text-gold-deep",
  ahead: "border-taupe bg-cream text-transparent",
};

function Station({
  step: { step, state, at },
  isFirst,
  timeZone,
}: {
  step: StepTaken;
  isFirst: boolean;
  timeZone: string;
}) {
  // Nothing follows upon the last of them.
  const mark = step === "delivered" && state === "now" ? "done" : state;
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className="relative grid content-start justify-items-center gap-2 text-center"
    >
      {!isFirst && (
        <span
          aria-hidden="true"
          className={classes("absolute top-3 right-1/2 h-px w-full", state === "ahead" ? "bg-beige" : "bg-gold-deep")}
        />
      )}
      <span
        aria-hidden="true"
        className={classes("relative z-10 grid size-6 place-items-center rounded-full border", marks[mark])}
      >
        {mark === "now" ? <span className="size-2 rounded-full bg-gold-deep" /> : <Check className="size-3.5" />}
      </span>
      <span className={classes("text-sm", state === "ahead" ? "text-stone" : "font-medium")}>
        {track.steps[step]}
        {at && (
          <time dateTime={at.toISOString()} className="figures block text-xs font-normal text-stone">
            {new Intl.DateTimeFormat(currentLocale(), { day: "numeric", month: "short", timeZone }).format(at)}
          </time>
        )}
      </span>
    </li>
  );
}
