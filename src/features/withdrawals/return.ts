/** `declared`: the goods are with the customer or on their way. `received`: they are back. `closed`: nothing is left to do. */
export const RETURN_STATES = ["declared", "received", "closed"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Where a return may go from each state. */
export const NEXT_STATES: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  declared: ["received", "closed"],
  received: ["closed"],
  closed: [],
};

export interface ReturnLine {
  position: number;
  quantity: number;
}

interface OrderedLine extends ReturnLine {
  /** As the shopper read it, and in English. */
  names: readonly string[];
}

/**
 * What a statement gives back: all of the order where it names nothing, else the lines whose names it has, each with the number
 * before its name if there is one. `isCertain` is false where it names goods in other words: then all lines stand for them.
 */
export function returnedLines(
  items: string | null,
  lines: readonly OrderedLine[],
): { lines: ReturnLine[]; isCertain: boolean } {
  const all = lines.map(({ position, quantity }) => ({ position, quantity }));
  if (items === null) return { lines: all, isCertain: true };
  const said = items.toLowerCase();
  const named = lines.flatMap(({ position, quantity, names }) => {
    const name = names.map((one) => one.toLowerCase()).find((one) => one !== "" && said.includes(one));
    if (!name) return [];
    const before = said.slice(0, said.indexOf(name));
    const count = Number(/(\d{1,3})\s*[×x*]?\s*$/.exec(before)?.[1] ?? quantity);
    return [{ position, quantity: Math.min(Math.max(count, 1), quantity) }];
  });
  return named.length > 0 ? { lines: named, isCertain: true } : { lines: all, isCertain: false };
}
