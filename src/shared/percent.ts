import { currentLocale } from "./language.ts";

/** A share, 1 for the whole, with one decimal at most: "37.5%". */
export const inPercent = (share: number): string =>
  share.toLocaleString(currentLocale(), { style: "percent", maximumFractionDigits: 1 });
