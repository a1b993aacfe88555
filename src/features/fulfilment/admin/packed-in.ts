import { z } from "zod";

const packed = z.record(z.string(), z.array(z.string()));

/** What was kept, or nothing where it is none of ours. */
export const packedIn = (stored: unknown): Readonly<Record<string, readonly string[]>> =>
  packed.safeParse(stored).data ?? {};

/** A line of which more or fewer pieces are to leave is another one: it is not packed. */
export const lineName = ({ sku, quantity }: { sku: string; quantity: number }): string => `${quantity} × ${sku}`;

export const packedOf = (
  lines: readonly { sku: string; quantity: number }[],
  ticked: readonly string[] = [],
): { done: number; isAll: boolean } => {
  const done = lines.filter((line) => ticked.includes(lineName(line))).length;
  return { done, isAll: lines.length > 0 && done === lines.length };
};
