/** Which page numbers to show; `null` is a gap. First, last and the neighbours of the current page are always there. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, place) => {
    const missing = number - (numbers[place - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return [missing === 1 ? number - 1 : null, number];
  });
}
