import type { ReactNode } from "react";
import { hasWordmark } from "#shared/store-settings.ts";
import { classes } from "#ui/classes.ts";
import wordmark from "../../assets/wordmark.svg?no-inline";

/** The shop's name: drawn where it is the default, in the type of what is around it where it is another. */
export const Wordmark = ({ name, className }: { name: string; className?: string }): ReactNode =>
  hasWordmark(name) ? (
    <svg role="img" aria-label={name} viewBox="0 -3 648 108" className={classes("aspect-6/1 fill-current", className)}>
      <use href={`${wordmark}#wordmark`} />
    </svg>
  ) : (
    name
  );
