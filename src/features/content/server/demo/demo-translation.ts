/** The articles of `assets/demo/articles.json`, by their slugs. A test compares. */
export const DEMO_ARTICLES = [
  "an-evening-in-three-drops",
  "how-many-drops",
  "filling-and-cleaning-a-diffuser",
  "ceramic-stone-glass-wood",
  "reading-the-label-of-an-oil",
  "citrus-for-the-morning",
  "a-small-library-of-scents",
  "who-shares-your-air",
  "the-room-before-the-scent",
] as const;

/** The demo's articles in another language. One that is missing does not compile. */
export type DemoArticleTranslations = Readonly<Record<(typeof DEMO_ARTICLES)[number], DemoArticleTexts>>;

interface DemoArticleTexts {
  title: string;
  /** Made from the title where it is left out. */
  slug?: string;
  excerpt: string;
  /** HTML, with the same parts as the English body. */
  content: string;
}
