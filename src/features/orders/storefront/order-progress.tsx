import { Check } from "lucide-react";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import { messages } from "../messages.ts";
import type { OrderView } from "../order-view.ts";
import { type StepTaken, stepsOf } from "../tracking.ts";

const { track } = messages;

/** How far an order has come, as a row of four stations from edge to edge. */
export function OrderWay({ order, timeZone }: { order: OrderView; timeZone: string }) {
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={track.way} className="grid grid-cols-[auto_1fr_1fr_auto] sm:grid-cols-[1fr_2fr_2fr_1fr]">
      {steps.map((step, i) => (
        <Station key={step.step} step={step} next={steps[i + 1]} isFirst={i === 0} timeZone={timeZone} />
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
  isFirst,
  timeZone,
}: {
  step: StepTaken;
  next: StepTaken | undefined;
  isFirst: boolean;
  timeZone: string;
}) {
  // Nothing follows upon the last of them.
  const mark = step === "delivered" && state === "now" ? "done" : state;
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className="relative grid content-start justify-items-center gap-2 text-center first:justify-items-start first:text-start last:justify-items-end last:text-end"
    >
      {!isFirst && <Line to={state} className={next ? "right-1/2" : "right-0"} />}
      {next && <Line to={next.state} className={isFirst ? "left-0" : "left-1/2"} />}
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

/** The way to a station, within the place of one beside it. */
const Line = ({ to, className }: { to: StepTaken["state"]; className: string }) => (
  <span
    aria-hidden="true"
    className={classes("absolute inset-x-0 top-3 h-px", to === "ahead" ? "bg-beige" : "bg-gold-deep", className)}
  />
);
