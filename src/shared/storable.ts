/** The text without what PostgreSQL cannot keep: U+0000, and half of a surrogate pair in a document. */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "");

/** A JSON document of somebody who cannot be told to send it anew, with storable text; undefined where it is none. */
export function storableJson(json: string): unknown {
  try {
    return JSON.parse(json, (_key, value: unknown) => (typeof value === "string" ? storable(value) : value));
  } catch {
    return undefined;
  }
}
