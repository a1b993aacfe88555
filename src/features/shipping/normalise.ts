import { withoutAccents } from "#shared/slug.ts";

/** How a text is compared when people search: without case, accents and needless space, so that "Jõhvi" is "johvi". */
export const normalised = (text: string): string => withoutAccents(text).replace(/\s+/g, " ").trim();
