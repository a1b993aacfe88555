/** What a typed quantity means: a whole number within the limits, or the one before when nothing usable was typed. */
export function readQuantity(typed: string, before: number, min: number, max: number): number {
  const text = typed.trim();
  return /^[+-]?\d+$/.test(text) ? Math.min(Math.max(Number(text), min), max) : before;
}
