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
    <ol aria-label={track.way} className="grid grid-cols-4 sm:gap-x-4">
      {steps.map((step, i) => (
        <Station key={step.step} step={step} next={steps[i + 1]} timeZone={timeZone} />
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
  next,
  timeZone,
}: {
  step: StepTaken;
  next: StepTaken | undefined;
  timeZone: string;
}) {
  // Nothing follows upon the last of them.
  const mark = step === "delivered" && state === "now" ? "done" : state;
  return (
    <li aria-current={state === "now" ? "step" : undefined} className="relative grid content-start gap-2 pr-2">
      {/* The way to the next. */}
      {next && (
        <span
          aria-hidden="true"
          className={classes(
            "absolute inset-x-0 top-3 h-px sm:-right-4",
            next.state === "ahead" ? "bg-beige" : "bg-gold-deep",
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classes("relative z-10 grid size-6 place-items-center rounded-full border", marks[mark])}
      >
        {mark === "now" ? <span className="size-2 rounded-full bg-gold-deep" /> : <Check className="size-3.5" />}
      </span>
      <span className={classes("text-sm hyphens-auto wrap-anywhere", state === "ahead" ? "text-stone" : "font-medium")}>
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
