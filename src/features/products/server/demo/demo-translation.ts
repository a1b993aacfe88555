import type { DEMO_PHRASES, DEMO_PRODUCTS } from "./english.ts";

type DemoProduct = (typeof DEMO_PRODUCTS)[number];
type DemoPhrase = (typeof DEMO_PHRASES)[number];

/** The demo's catalogue in another language. A product or a phrase that is missing does not compile. */
export interface DemoProductTranslations {
  responsiblePerson: string;
  products: Readonly<Record<DemoProduct, DemoProductTexts>>;
  /** By the English sentence, from lists and warnings. */
  phrases: Readonly<Record<DemoPhrase, string>>;
}

interface DemoProductTexts {
  name: string;
  description: string;
  /** Of its images, in their order. */
  alts: readonly string[];
}
