/** What is wrong with a version of a policy. */
export const messages = {
  title: "A policy needs a title.",
  text: "A policy needs a text.",
  tooLong: (characters: number) => `This must have at most ${characters} letters.`,
} as const;
