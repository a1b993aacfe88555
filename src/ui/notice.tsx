import { Check, CircleAlert, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type NoticeTone = "neutral" | "info" | "success" | "warning" | "danger";

type NoticeProps = {
  tone?: NoticeTone;
  title?: string;
  /** It appears in answer to something and must be read out: dangers at once, the rest when there is a pause. */
  live?: boolean;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

const tones: Record<NoticeTone, { icon: LucideIcon; ground: string; sign: string }> = {
  neutral: { icon: Info, ground: "border-gold bg-linen", sign: "text-gold-deep" },
  info: { icon: Info, ground: "border-mist bg-mist-soft", sign: "text-mist" },
  success: { icon: Check, ground: "border-sage bg-sage-soft", sign: "text-sage" },
  warning: { icon: TriangleAlert, ground: "border-clay bg-clay-soft", sign: "text-clay" },
  danger: { icon: CircleAlert, ground: "border-wine bg-wine-soft", sign: "text-wine" },
};

export function Notice({ tone = "neutral", title, live = false, action, className, children }: NoticeProps) {
  const { icon: Icon, ground, sign } = tones[tone];
  const role = tone === "danger" ? "alert" : "status";
  return (
    <div
      role={live ? role : undefined}
      className={classes("flex items-start gap-3 rounded-sm border-l-2 p-4 text-sm", ground, className)}
    >
      <Icon aria-hidden="true" className={classes("mt-0.5 size-5 shrink-0", sign)} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={classes("text-pretty", title && "text-stone")}>{children}</div>}
        {action && <div className="mt-2 empty:hidden">{action}</div>}
      </div>
    </div>
  );
}
