/**
 * The `ref` of the field where one types first in a dialog: whoever packs has the scanner in hand, which types and presses
 * Enter. A dialog leaves the focus where it is already.
 */
export const focusFirst = (input: HTMLInputElement | null): void => input?.focus();
