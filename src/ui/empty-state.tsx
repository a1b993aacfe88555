import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type StateProps = {
  title: string;
  text?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  icon?: LucideIcon;
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** Nothing here, said calmly, with a way on. */
export function EmptyState({ title, text, action, icon: Icon, headingLevel = 2, className }: StateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes("grid justify-items-center gap-4 px-4 py-(--state-space) text-center", className)}>
      {Icon && <Icon aria-hidden="true" className="size-8 text-gold-deep" strokeWidth={1} />}
      <Heading className={headingLevel === 1 ? "text-3xl" : "text-(length:--state-title)"}>{title}</Heading>
      {text && <p className="max-w-read text-stone text-balance">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
