import { z } from "zod";
import type { AdminProduct } from "./admin-product.ts";
import { groupName, optionNames, optionValues } from "./variant-input.ts";
import { messages } from "./variant-messages.ts";

/** The place of a variant, as a line of a file tells it. */
export const variantOfLine = z.object({ group: groupName, options: optionNames, values: optionValues });
export type VariantOfLine = z.output<typeof variantOfLine>;

const BAR = " | ";

/** The columns of a variant, the same in every language; empty for a product without variants. */
export const VARIANT_COLUMNS = [
  { title: "Group", write: ({ group }: AdminProduct) => group?.name ?? "" },
  { title: "Option names", write: ({ group }: AdminProduct) => group?.options.join(BAR) ?? "" },
  { title: "Option values", write: ({ group }: AdminProduct) => group?.values.join(BAR) ?? "" },
] as const;

/** Null where the cells say nothing of it. @throws Error with a sentence for the author of the file */
export function readVariant(cells: readonly (string | undefined)[]): VariantOfLine | null {
  const [group = "", options = "", values = ""] = cells.map((cell) => cell?.trim() ?? "");
  if (!group && !options && !values) return null;
  if (!group || !options || !values) throw new Error(messages.csv.incomplete);
  const read = variantOfLine.safeParse({ group, options: options.split("|"), values: values.split("|") });
  if (!read.success) throw new Error(read.error.issues[0]?.message ?? messages.csv.incomplete);
  if (read.data.options.length !== read.data.values.length) throw new Error(messages.valuesMissing);
  return read.data;
}
