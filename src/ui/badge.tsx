import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type BadgeTone =
  | "neutral"
  | "outline"
  | "secondary"
  | "accent"
  | "info"
  | "success"
  | "complete"
  | "pending"
  | "warning"
  | "danger"
  | "onImage";

type BadgeProps = {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
};

/** Soft grounds; what is finished has a hairline only, so that in a long list it is not the loudest. */
const looks: Record<BadgeTone, string> = {
  neutral: "border-transparent bg-linen text-stone",
  outline: "border-beige bg-transparent text-stone",
  secondary: "border-transparent bg-beige text-espresso",
  accent: "border-gold-deep bg-gold-deep text-cream",
  info: "border-transparent bg-mist-soft text-mist",
  success: "border-transparent bg-sage-soft text-sage",
  complete: "border-beige bg-transparent text-sage",
  pending: "border-transparent bg-gold-soft text-gold-deep",
  warning: "border-transparent bg-clay-soft text-clay",
  danger: "border-transparent bg-wine-soft text-wine",
  onImage: "border-cream bg-cream text-espresso",
};

export function Badge({ tone = "neutral", className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "figures inline-flex w-fit items-center gap-1 rounded-sm border px-2 py-px text-xs font-medium whitespace-nowrap",
        looks[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
