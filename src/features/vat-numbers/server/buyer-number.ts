import { readVatNumber } from "#features/settings/vat-number.ts";
import { AppError } from "#shared/app-error.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { messages } from "../messages.ts";
import { checkedNumber, type VatCheck } from "./check-number.ts";

/** The VAT number of a business that buys. */
export interface BuyerNumber {
  /** Such as DE123456789. */
  number: string;
  /** The answer of VIES; null where there is none. */
  check: VatCheck | null;
}

/**
 * Reads the number that a buyer in `country` (ISO 3166-1) wrote and asks VIES about it, so call it in no transaction; null for no number.
 * @throws AppError "invalid" for what is no VAT number of a member state, and for the shop's own
 */
export async function buyerNumber(
  shop: Parameters<typeof checkedNumber>[0],
  { written, country }: { written: string | null | undefined; country: string },
  settings: StoreSettings,
): Promise<BuyerNumber | null> {
  if (!written?.trim()) return null;
  const number = readVatNumber(written, country);
  if (!number) throw wrong(messages.shape);
  if (number === settings.trader.trader_vat_number) throw wrong(messages.own);
  return { number, check: await checkedNumber(shop, number, settings) };
}

const wrong = (sentence: string) =>
  new AppError("invalid", issues.invalid, { details: [sentence], code: "VAT_NUMBER_WRONG" });
