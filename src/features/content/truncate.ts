/** "Meta description shows cut to 100 characters" (B 2). */
const SHOWN = 100;

export function cut(text: string): string {
  const letters = [...text];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join("").trimEnd()}…` : text;
}
