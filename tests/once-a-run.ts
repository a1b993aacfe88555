/** Each project of a run has modules of its own, so what they share is kept beside them. */
const kept = globalThis as { madeForTests?: Map<string, Promise<unknown>> };

/** What several projects of a run need is made once, by the first. */
export function onceARun<T>(name: string, make: () => Promise<T>): Promise<T> {
  kept.madeForTests ??= new Map();
  const made = (kept.madeForTests.get(name) as Promise<T> | undefined) ?? make();
  kept.madeForTests.set(name, made);
  return made;
}
