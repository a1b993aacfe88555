/** The lines of a text that say something, trimmed. */
export const textLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
