import { Refusal } from "#shared/refusal.ts";
import type { Access, Caller } from "./function.ts";

/**
 * Lets a caller through or refuses. Nobody can be signed in yet, so every guarded function is closed: the session
 * look-up of the administrators joins here with the back office.
 */
export async function allow(access: Access, _headers: Headers): Promise<Caller["administrator"]> {
  if (access === "public" || access === "provider") return null;
  throw new Refusal("unauthenticated", "Admin authentication required");
}
