/** What is wrong with a form of the back office; the server says the same. */
export const messages = {
  title: "Title is required.",
  slug: "Slug is required.",
  slugShape: "Use small letters, digits and single hyphens only.",
  slugTaken: "Another one has this slug already. Choose a different one.",
  image: "This must be an https address of an image, or a path in the shop's storage.",
  publishAt: "This time has passed. Choose a later one, or publish now.",
  publishAtMissing: "Say when it is to be published.",
  tooLong: (characters: number) => `At most ${characters} letters.`,
  changed: "Somebody else saved this while you were editing.",
  gone: "It is not there any more.",
} as const;
