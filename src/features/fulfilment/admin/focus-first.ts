/**
 * The `ref` of the first field in a dialog. A packer's scanner types into it and presses Enter. A dialog keeps a focus that
 * is already inside it.
 */
export const focusFirst = (input: HTMLInputElement | null): void => input?.focus();
