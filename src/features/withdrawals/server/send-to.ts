import type { StoreSettings } from "#shared/store-settings.ts";

/** Where goods are sent back to, in lines. */
export const sendTo = ({ traderName, storeName, traderAddress }: StoreSettings): string[] =>
  [traderName || storeName, ...traderAddress.split("\n")].filter(Boolean);
