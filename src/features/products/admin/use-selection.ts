import { useState } from "react";

export interface Selection {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** All of these on, or off where all are on already. */
  toggleAll(ids: readonly string[]): void;
  clear(): void;
}

/** Chosen products stay chosen from page to page. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    toggle: (id) => setIds((before) => new Set(before.has(id) ? without(before, [id]) : [...before, id])),
    toggleAll: (all) =>
      setIds((before) => new Set(all.every((id) => before.has(id)) ? without(before, all) : [...before, ...all])),
    clear: () => setIds(new Set()),
  };
}

const without = (ids: ReadonlySet<string>, gone: readonly string[]): string[] =>
  [...ids].filter((id) => !gone.includes(id));
