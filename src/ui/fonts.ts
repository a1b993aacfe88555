import cormorantExtended from "@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2?url";
import cormorantLatin from "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url";
import figtreeExtended from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import figtreeLatin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { currentLanguage, type Language } from "#shared/language.ts";

/** Their ordinary letters are in the second files: ā, ė, ł. The others need those for a rare š at most. */
const EXTENDED: readonly Language[] = ["lv", "lt", "pl"];

/** The font files that every page of a language needs. Preload them with `crossOrigin="anonymous"`, or the browser fetches them twice. */
export const preloadedFonts = (): readonly string[] =>
  EXTENDED.includes(currentLanguage())
    ? [cormorantLatin, figtreeLatin, cormorantExtended, figtreeExtended]
    : [cormorantLatin, figtreeLatin];
