import { currentLocale } from "#shared/language.ts";

/** Growth in percent, to one decimal; 0 if there was nothing before (back office 9), or less. */
export const growth = (now: number, before: number): number =>
  before <= 0 ? 0 : Math.round(((now - before) / before) * 1000) / 10;

const signed = (): Intl.NumberFormat =>
  new Intl.NumberFormat(currentLocale(), {
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** Growth as it is shown: "+12.5%", with one decimal and separated thousands. */
export const growthInWords = (percent: number): string => `${signed().format(percent).replace("-", "−")}%`;
