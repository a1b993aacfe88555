import { useState } from "react";
import type { ListFilters } from "./list-query.ts";

export interface Selection {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** All of these on, or off where all are on already. */
  toggleAll(ids: readonly string[]): void;
  /** It is gone from the list. */
  drop(id: string): void;
  clear(): void;
}

const NONE: ReadonlySet<string> = new Set();

/** The list that these filters ask for, whatever its order and page. */
export const listOf = ({ sort, page, ...narrowing }: ListFilters): string => JSON.stringify(narrowing);

/** Chosen products stay chosen from page to page. Other filters, other list: then nothing is chosen that is not in view. */
export function useSelection(filters: ListFilters): Selection {
  const list = listOf(filters);
  const [state, setState] = useState({ list, ids: NONE });
  const choose = (change: (before: ReadonlySet<string>) => Iterable<string>) =>
    setState((before) => ({ list, ids: new Set(change(before.list === list ? before.ids : NONE)) }));
  return {
    ids: state.list === list ? state.ids : NONE,
    toggle: (id) => choose((before) => (before.has(id) ? without(before, [id]) : [...before, id])),
    toggleAll: (all) =>
      choose((before) => (all.every((id) => before.has(id)) ? without(before, all) : [...before, ...all])),
    drop: (id) => setState((before) => ({ ...before, ids: new Set(without(before.ids, [id])) })),
    clear: () => choose(() => []),
  };
}

const without = (ids: ReadonlySet<string>, gone: readonly string[]): string[] =>
  [...ids].filter((id) => !gone.includes(id));
