import { messages } from "../messages.ts";

/** Options that have a word of their own for how many there are; the first edition of a word in English is what is stored. */
const KNOWN: Readonly<Record<string, keyof typeof messages.choices>> = {
  size: "size",
  volume: "size",
  "room size": "size",
  colour: "colour",
  color: "colour",
  scent: "scent",
};

/** "3 sizes" where the only option is a well-known one, else "3 choices". */
export const countOf = (count: number, option: string | null): string =>
  messages.choices[KNOWN[option?.toLowerCase() ?? ""] ?? "other"](count);
