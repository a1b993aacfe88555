import { z } from "zod";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { MAX_PARTS, partList, readParts } from "../kit.ts";
import { messages } from "../kit-messages.ts";
import { describedPart } from "../kit-part.ts";
import { describeParts } from "./describe-parts.ts";

export const kitEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-kit-parts",
    summary:
      "Tells what the parts of a kit are, written as in a file: OIL-1 x 2 | BOX-1. `pieces` is how many kits they make.",
    access: "administrator",
    query: z.object({ parts: z.string().max(MAX_PARTS * 80) }),
    answer: z.object({ success: z.literal(true), parts: z.array(describedPart), pieces: z.int() }),
    handle: async ({ query }) => {
      const { data, error } = partList.safeParse(readParts(query.parts));
      if (error) throw new AppError("invalid", error.issues[0]?.message ?? messages.unreadable);
      return { success: true as const, ...(await describeParts(shop.db, data)) };
    },
  }),
];
