import { type Language, localizedPath, prefixOf, splitLanguage } from "./language.ts";

/** What stays outside of the languages. */
const UNPREFIXED = /^\/(storage|functions|admin|dev|assets)\//;

/** Links of a text to the shop's pages lead to those of its language. One that names a language stays as it is. */
export const linksInLanguage = (html: string, language: Language): string =>
  prefixOf(language) === ""
    ? html
    : html.replaceAll(/ href="(\/(?!\/)[^"]*)"/g, (link, path: string) =>
        UNPREFIXED.test(path) || splitLanguage(path).path !== path ? link : ` href="${localizedPath(language, path)}"`,
      );
