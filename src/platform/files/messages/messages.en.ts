/** Why a file is not stored. */
export const messages = {
  noPath: "This is not a path in the file store.",
  wrongType: (type: string) => `A file of the type ${type} cannot have this name.`,
  taken: "There is a file of this name already.",
} as const;
