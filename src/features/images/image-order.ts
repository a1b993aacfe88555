/** The list with one of its entries at another place; a place beyond an end is that end. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  const one = list.slice(from, from + 1);
  const target = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, target), ...one, ...rest.slice(target)];
}
