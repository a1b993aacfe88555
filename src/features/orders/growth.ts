/** Growth in percent, to one decimal; 0 if there was nothing before (back office 9). */
export const growth = (now: number, before: number): number =>
  before === 0 ? 0 : Math.round(((now - before) / before) * 1000) / 10;

const signed = new Intl.NumberFormat("en", {
  signDisplay: "exceptZero",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** "+12.5%", wherever growth is shown: to one decimal, thousands parted. */
export const growthInWords = (percent: number): string => `${signed.format(percent).replace("-", "−")}%`;
