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

/**
 * Each is a soft ground with a hairline of its own colour. Also for what is no badge but tells the same. In a long list what is
 * finished must not be the loudest.
 */
export const badgeLooks: Record<BadgeTone, string> = {
  neutral: "border-beige bg-linen text-stone",
  outline: "border-beige bg-transparent text-stone",
  secondary: "border-beige bg-beige text-espresso",
  accent: "border-gold-deep bg-gold-deep text-cream",
  info: "border-mist/20 bg-mist-soft text-mist",
  success: "border-sage/20 bg-sage-soft text-sage",
  complete: "border-beige bg-transparent text-sage",
  pending: "border-gold/40 bg-gold-soft text-gold-deep",
  warning: "border-clay/20 bg-clay-soft text-clay",
  danger: "border-wine/20 bg-wine-soft text-wine",
  onImage: "border-cream bg-cream text-espresso",
};

export function Badge({ tone = "neutral", className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "figures inline-flex w-fit items-center gap-1 rounded-sm border px-2 py-px text-xs font-medium whitespace-nowrap",
        badgeLooks[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
