import { z } from "zod";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { MAX_PARTS, type Part, partList, readParts } from "../kit.ts";
import { describedPart } from "../kit-part.ts";
import { describeParts } from "./describe-parts.ts";

/** Written as in a file. */
const writtenParts = z
  .string()
  .max(MAX_PARTS * 80)
  .transform((text, context): Part[] => {
    try {
      return readParts(text);
    } catch (error) {
      context.addIssue({ code: "custom", message: (error as Error).message });
      return z.NEVER;
    }
  })
  .pipe(partList);

export const kitEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-kit-parts",
    summary:
      "Tells what the parts of a kit are, written as in a file: OIL-1 x 2 | BOX-1. `pieces` is how many kits they make.",
    access: "administrator",
    query: z.object({ parts: writtenParts }),
    answer: z.object({ parts: z.array(describedPart), pieces: z.int() }),
    handle: ({ query }) => describeParts(shop.db, query.parts),
  }),
];
