import { classes } from "./classes.ts";

type TwoLinesProps = { title?: string; className?: string | undefined; children: string };

/** A text that somebody typed, at most two lines of it; what is cut off is in the title. */
export const TwoLines = ({ title, className, children }: TwoLinesProps) => (
  <span title={title ?? children} className={classes("line-clamp-2 wrap-anywhere", className)}>
    {children}
  </span>
);
