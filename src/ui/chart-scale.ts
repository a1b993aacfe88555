/** A round number at or above the largest value, as its half is, so that the marks beside a chart are easy to read. */
export function roundAbove(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 1.6, 2, 3, 4, 5, 6, 8, 10].find((one) => one * power >= largest) ?? 10;
  return step * power;
}
