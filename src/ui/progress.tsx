import { classes } from "./classes.ts";

type ProgressProps = {
  /** What is getting on; read aloud, and shown unless `labelHidden`. */
  label: string;
  labelHidden?: boolean;
  value: number;
  max?: number;
  /** The state in words, where a percentage says little: "12 of 40 images". */
  valueText?: string;
  tone?: "gold" | "success" | "danger";
  className?: string;
};

const tones = { gold: "bg-gold-deep", success: "bg-sage", danger: "bg-wine" };

export function Progress({ label, labelHidden, value, max = 100, valueText, tone = "gold", className }: ProgressProps) {
  const percent = share(value, max) * 100;
  return (
    <div className={classes("grid gap-2", className)}>
      {!labelHidden && (
        <div aria-hidden="true" className="flex justify-between gap-4 text-sm">
          <span>{label}</span>
          <span className="figures shrink-0">{valueText ?? `${Math.round(percent)}%`}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueText}
        className="h-1 overflow-hidden rounded-full bg-beige"
      >
        <div
          className={classes("h-full origin-left transition-transform duration-slow", tones[tone])}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  );
}

/** Between 0 and 1, whatever comes in. */
const share = (value: number, max: number) => (max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0);
