/** What is wrong with a translation. */
export const messages = {
  gone: "It is not there any more.",
  changed: "Somebody else saved this translation while you were editing.",
  sourceChanged: "The English text was changed meanwhile. Look at it again, then save.",
  slugTaken: "Another one has this slug in this language already. Choose a different one.",
  slugShape: "Use small letters, digits and single hyphens only.",
  unknownField: (name: string) => `There is no text “${name}” here.`,
  tooLong: (label: string, characters: number) => `${label}: at most ${characters} letters.`,
  incomplete: (labels: readonly string[]) => `It can be published once these are translated: ${labels.join(", ")}.`,
  empty: "Nothing is translated yet.",
  /** What the texts are called that a language has of its own. */
  fields: {
    title: "Title",
    slug: "Slug",
    excerpt: "Excerpt",
    content: "Content",
    description: "Meta description",
    metaTitle: "Title for search engines",
    text: "Text",
    alt: "Alternative text",
  },
  withoutTranslation: "There is no translation in this language.",
} as const;
