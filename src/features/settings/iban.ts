import type { StoreSettings } from "#shared/store-settings.ts";

/** Without spaces, in capitals. */
export const plainIban = (written: string): string => written.replaceAll(/\s/gu, "").toUpperCase();

/** By its shape and its two check digits (ISO 13616: modulo 97, with letters as 10 to 35). */
export function isIban(plain: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

/** In fours, as it is read. */
const ibanInFours = (plain: string): string => plain.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** What a buyer writes into a transfer to the shop's bank account; null where it has none. */
export function transferTo({ trader, traderName, storeName }: StoreSettings, reference: string) {
  const { trader_iban: account } = trader;
  return account ? { recipient: traderName || storeName, iban: ibanInFours(account), reference } : null;
}
export type BankTransfer = NonNullable<ReturnType<typeof transferTo>>;
