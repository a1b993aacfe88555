import { useState } from "react";
import { useFocusAfter } from "#ui/use-focus-after.ts";

export interface Selection {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** All of these on, or off where all are on already. */
  toggleAll(ids: readonly string[]): void;
  /** These and no others. */
  choose(ids: Iterable<string>): void;
  /** They are gone from the list, or done. */
  drop(ids: readonly string[]): void;
  clear(): void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Which rows are chosen, also on other pages. `list` names what the filters ask for, whatever its order and page: of another
 * list nothing is chosen that is not in view.
 */
export function useSelection(list: string): Selection {
  const [state, setState] = useState({ list, ids: NONE });
  const ids = state.list === list ? state.ids : NONE;
  // The bar of what can be done with them is gone, and its button that was pressed.
  useFocusAfter(ids.size > 0, () => document.querySelector<HTMLElement>("#content [type=checkbox]"));
  const change = (change: (before: ReadonlySet<string>) => Iterable<string>) =>
    setState((before) => ({ list, ids: new Set(change(before.list === list ? before.ids : NONE)) }));
  return {
    ids,
    toggle: (id) => change((before) => (before.has(id) ? without(before, [id]) : [...before, id])),
    toggleAll: (all) =>
      change((before) => (all.every((id) => before.has(id)) ? without(before, all) : [...before, ...all])),
    choose: (ids) => change(() => ids),
    drop: (gone) => setState((before) => ({ ...before, ids: new Set(without(before.ids, gone)) })),
    clear: () => change(() => NONE),
  };
}

const without = (ids: ReadonlySet<string>, gone: readonly string[]): string[] => {
  const leaving = new Set(gone);
  return [...ids].filter((id) => !leaving.has(id));
};
