/** The list cuts meta descriptions to 100 characters (back office 2). */
const SHOWN = 100;

export function truncate(text: string): string {
  const emails = [...text];
  return emails.length > SHOWN ? `${emails.slice(0, SHOWN).join("").trimEnd()}…` : text;
}
