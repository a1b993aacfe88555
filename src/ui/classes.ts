/** Joins class names and leaves out what is false or absent. Callers add layout (margin, width); looks belong to the component. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
