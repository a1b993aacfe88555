/** By how many percent more than before, to one decimal; 0 where there was nothing before (B 9). */
export const growth = (now: number, before: number): number =>
  before === 0 ? 0 : Math.round(((now - before) / before) * 1000) / 10;
