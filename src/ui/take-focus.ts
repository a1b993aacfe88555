/** A `ref` for what gets the focus as soon as it is there, such as the first field of a dialog, which keeps a focus inside it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
