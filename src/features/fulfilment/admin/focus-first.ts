/**
 * The `ref` of the first field in a dialog. A packer's scanner types into it and presses Enter. A dialog keeps a focus that
 * is already inside it.
 */
export const focusFirst = (field: HTMLElement | null): void => field?.focus();
