import type { DocumentLine } from "./document.ts";
import { messages } from "./messages.ts";

/** What a line is of: goods, the shipping, or a part of the price of either. */
export function lineInWords({ kind, name }: DocumentLine): string {
  if (kind === "part") return name === "" ? messages.partOfShipping : messages.part(name);
  return name === "" ? messages.shipping : name;
}
