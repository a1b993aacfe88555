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
  const lines = orders.flatMap((order) => order.lines.flatMap((line) => (line.parts.length > 0 ? line.parts : [line])));
  return [...Map.groupBy(lines, ({ sku }) => sku).values()]
    .flatMap((same) =>
      same.slice(0, 1).map((first) => ({ ...first, quantity: same.reduce((all, one) => all + one.quantity, 0) })),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
