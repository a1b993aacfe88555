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

interface Line {
  name: string;
  sku: string;
  quantity: number;
}

/** What all these orders need together, by name; of a kit its parts. */
export function toPick(orders: readonly { lines: readonly (Line & { parts: readonly Line[] })[] }[]): Line[] {
  const picked = new Map<string, Line>();
  for (const line of orders.flatMap((order) => order.lines))
    for (const { sku, name, quantity } of line.parts.length > 0 ? line.parts : [line])
      picked.set(sku, { sku, name, quantity: quantity + (picked.get(sku)?.quantity ?? 0) });
  return [...picked.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
