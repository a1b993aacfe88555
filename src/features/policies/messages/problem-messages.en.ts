/** What is wrong with a version of a policy. */
export const messages = {
  title: "A policy needs a title.",
  text: "A policy needs a text.",
  tooLong: (characters: number) => `This must have at most ${characters} letters.`,
  past: "A version cannot begin on a day that has passed.",
  changed: "Somebody else has saved a version of this policy meanwhile.",
  begun: "This version has begun or is gone: only a planned one can be taken back.",
} as const;
