import cormorantLatin from "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url";
import figtreeLatin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

/** The two font files every page needs. Preload them with `crossOrigin="anonymous"`, or the browser fetches them twice. */
export const preloadedFonts: readonly string[] = [cormorantLatin, figtreeLatin];
