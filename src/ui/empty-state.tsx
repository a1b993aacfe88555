import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type StateProps = {
  /** Small, above the title. */
  eyebrow?: string;
  title: string;
  text?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  icon?: LucideIcon;
  headingLevel?: 1 | 2 | 3;
  /** At the start where a heading of the page stands above. */
  align?: "center" | "start";
  className?: string;
};

/** Nothing here, said calmly, with a way on. */
export function EmptyState({
  eyebrow,
  title,
  text,
  action,
  icon: Icon,
  headingLevel = 2,
  align = "center",
  className,
}: StateProps) {
  const Heading = `h${headingLevel}` as const;
  const isCentered = align === "center";
  return (
    <div
      className={classes(
        "grid gap-4",
        isCentered ? "justify-items-center px-4 py-(--state-space) text-center" : "justify-items-start py-12",
        className,
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-8 text-gold-deep" strokeWidth={1} />}
      {eyebrow && <p className="eyebrow text-gold-deep">{eyebrow}</p>}
      <Heading className={headingLevel === 1 ? "text-3xl" : "text-(length:--state-title)"}>{title}</Heading>
      {text && <p className={classes("max-w-read text-stone", isCentered ? "text-balance" : "text-pretty")}>{text}</p>}
      {action && <div className={classes("mt-4 flex flex-wrap gap-3", isCentered && "justify-center")}>{action}</div>}
    </div>
  );
}
