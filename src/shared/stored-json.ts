import { kept } from "./browser-storage.ts";

/** What was kept as JSON: anything, as anybody may have written it. null where it cannot be read. */
export function storedJson(...at: Parameters<typeof kept>): unknown {
  try {
    return JSON.parse(kept(...at) ?? "null");
  } catch {
    return null;
  }
}
