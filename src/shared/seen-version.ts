import { z } from "zod";

/** Of what is deleted, as it was seen: what somebody else has changed since is refused. Without it, whatever is there is deleted. */
export const seenVersion = z.coerce.number().int().min(1).max(2_000_000_000).optional();
