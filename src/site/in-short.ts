/** Search engines and shared links show no more letters of a description. */
const MAX_DESCRIPTION = 160;

/** On one line, up to the last word that fits. */
export function inShort(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const [words = ""] = /^.*(?= )/.exec(line.slice(0, MAX_DESCRIPTION)) ?? [];
  return `${words || line.slice(0, MAX_DESCRIPTION - 1)}…`;
}
