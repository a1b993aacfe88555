import { messages } from "./choice-messages.ts";

/** Options that have a word of their own for how many there are, by their English names. */
const KNOWN: Readonly<Record<string, keyof typeof messages.counts>> = {
  size: "size",
  volume: "size",
  "room size": "size",
  colour: "colour",
  color: "colour",
  scent: "scent",
};

/** "3 sizes" where the only option is a well-known one, else "3 choices". */
export const countOf = (count: number, options: readonly string[]): string => {
  const known = options.length === 1 ? KNOWN[options[0]?.toLowerCase() ?? ""] : undefined;
  return messages.counts[known ?? "other"](count);
};
