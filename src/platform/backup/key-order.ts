/** One table needs rows of another first. */
export interface Key {
  child: string;
  parent: string;
}

/** Tables, each after those that its foreign keys refer to. @throws Error if keys form a circle */
export function inKeyOrder<T extends { name: string }>(tables: readonly T[], keys: readonly Key[]): T[] {
  const ordered: T[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const needed = (table: T) =>
      keys.some(
        ({ child, parent }) =>
          child === table.name && parent !== child && waiting.some((other) => other.name === parent),
      );
    const ready = waiting.filter((table) => !needed(table));
    if (ready.length === 0)
      throw new Error(`The keys of these tables lead in a circle: ${waiting.map(({ name }) => name).join(", ")}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
