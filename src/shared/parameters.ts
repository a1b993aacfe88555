import { z } from "zod";
import { messages } from "./issue-messages.ts";

/** A day that the database knows, too. What is none ends the check: no period is asked of it. */
export const day = z.iso
  .date({ abort: true })
  .refine((text) => text >= "2000" && text < "2200", { error: () => messages.year });

/** A yes or no in an address, and what it is without one. */
export const flag = (usual: "true" | "false") =>
  z
    .enum(["true", "false"])
    .default(usual)
    .transform((text) => text === "true");

/** Days in the shop's time zone, both included, of orders that were paid with money or of tests. */
export const period = { from: day, to: day, test: flag("false") };
