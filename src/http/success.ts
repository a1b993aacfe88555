import { z } from "zod";

/** The answer of an endpoint that has nothing to tell but that it is done. */
export const success = z.object({ success: z.literal(true) });
export const SUCCESS = { success: true as const };
