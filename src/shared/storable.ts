/** The text without what PostgreSQL cannot store: U+0000, and half of a surrogate pair in a document. */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "");

/** A JSON document with storable text, for senders that cannot correct it; undefined if it is invalid. */
export function storableJson(json: string): unknown {
  try {
    return JSON.parse(json, (_key, value: unknown) => (typeof value === "string" ? storable(value) : value));
  } catch {
    return undefined;
  }
}
