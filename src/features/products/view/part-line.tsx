import { classes } from "#ui/classes.ts";

/** What a kit is made of, quietly below its name; nothing for other products. */
export const PartLine = ({ parts, className }: { parts: string | null | undefined; className?: string }) =>
  parts ? <span className={classes("block text-xs text-pretty text-stone", className)}>{parts}</span> : null;
