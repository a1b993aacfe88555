/** Longer texts would push the button to buy out of sight. */
const MAX_BESIDE_THE_BUTTON = 480;

/** The beginning, shown beside the button, cut after a sentence or at least a word, and the rest to be unfolded. */
export function splitDescription(description: string): { lead: string; rest: string } {
  const text = description.trim();
  if (text.length <= MAX_BESIDE_THE_BUTTON) return { lead: text, rest: "" };
  const start = text.slice(0, MAX_BESIDE_THE_BUTTON + 1);
  const sentence = Math.max(...[". ", "! ", "? ", ".\n"].map((end) => start.lastIndexOf(end) + 1));
  const end = sentence > 0 ? sentence : Math.max(start.lastIndexOf(" "), 0) || MAX_BESIDE_THE_BUTTON;
  return { lead: text.slice(0, end).trim(), rest: text.slice(end).trim() };
}
