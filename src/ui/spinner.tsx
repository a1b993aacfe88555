import { classes } from "./classes.ts";
import { useTellLate } from "./tell.tsx";

type SpinnerProps = {
  /** What is being waited for, read aloud. Leave it out where text beside the spinner says so already. */
  label?: string;
  className?: string;
};

export function Spinner({ label, className = "size-5" }: SpinnerProps) {
  useTellLate(label);
  return (
    <span role={label ? "status" : undefined} className="inline-flex">
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={classes("animate-turn", className)}>
        <circle cx="12" cy="12" r="10" stroke="currentColor" strokeWidth="1.5" opacity="0.25" />
        <path d="M22 12A10 10 0 0 0 12 2" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
