import { z } from "zod";
import { messages } from "./state-messages.ts";

/** Batches as orders note them and recalls search for them: without spaces around, in capitals. */
export const batchCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[\p{L}\d][\p{L}\d ./_-]{0,39}$/u, { error: () => messages.batch });

/** `L24, L25` */
export const batchesIn = (written: string): string[] => [
  ...new Set(
    written
      .split(/[,;\n]/)
      .map((one) => one.trim().toUpperCase())
      .filter(Boolean),
  ),
];
