import type { Language } from "#shared/language.ts";

/** What pages with texts of the shopkeeper answer: where they are in each language, or in which they are. */
interface Told {
  paths?: Partial<Record<Language, string>>;
  languages?: readonly Language[];
}

/** The languages of the page, of those of the shop. */
export function languagesOfPage(answers: readonly unknown[], all: readonly Language[]): readonly Language[] {
  for (const answer of answers) {
    const { paths, languages } = (answer ?? {}) as Told;
    if (paths ?? languages)
      return all.filter((language) => (paths ? language in paths : languages?.includes(language)));
  }
  return all;
}
