import { flushSync } from "react-dom";
import { tell } from "#ui/tell.tsx";
import { messages } from "./messages.ts";

/**
 * Takes an item out of the list in `box`, whose items have `data-item`, and says so by its name. The keyboard goes on with the last
 * button of the next item, or of what is left.
 */
export function removeItem(box: HTMLElement | null, place: number, remove: () => void, name?: string): void {
  flushSync(remove);
  if (name !== undefined) tell(messages.chosen.removed(name));
  const items = [...(box?.querySelectorAll("[data-item]") ?? [])];
  const buttons = (items[place] ?? items.at(-1) ?? box)?.querySelectorAll("button") ?? [];
  [...buttons].at(-1)?.focus();
}
