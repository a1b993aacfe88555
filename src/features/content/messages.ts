/** The sentences of the blog (storefront 2). */
export const messages = {
  journal: "Wellness Journal",
  blogLead: "On scent, quiet rooms and the small work of an evening.",
  loading: "Loading articles",
  loadingArticle: "Loading the article",
  empty: { title: "No Articles Available", text: "Check back soon for new wellness content." },
  notFound: {
    title: "Article Not Found",
    text: "The article you're looking for doesn't exist or has been removed.",
    linkLabel: "Browse All Articles",
  },
  back: "← Back to Wellness Journal",
  related: "Read on",
  reading: (minutes: number) => `${minutes} min read`,
  home: "Home",
  feed: "Follow by RSS",
  pages: "Articles",
  categories: { wellness: "Wellness", "how-to": "How-to", lifestyle: "Lifestyle", tips: "Tips" },
} as const;

/** What is wrong with a form of the back office; the server says the same. */
export const problems = {
  title: "Title is required.",
  slug: "Slug is required.",
  slugShape: "Use small letters, digits and single hyphens only.",
  slugTaken: "Another one has this slug already. Choose a different one.",
  image: "This must be an https address of a picture, or a path in the shop's storage.",
  publishAt: "This time has passed. Choose a later one, or publish now.",
  tooLong: (characters: number) => `At most ${characters} letters.`,
  changed: "Somebody else saved this while you were editing.",
  gone: "It is not there any more.",
} as const;

/** "21 November 2026". */
export const dayInWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone }).format(at);
