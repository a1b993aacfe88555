import type { VersionBusiness } from "#features/orders/correction.ts";
import { messages as stored } from "#features/orders/messages/stored-messages.en.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { buyerNumber } from "#features/vat-numbers/server/buyer-number.ts";
import { vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import { officeVatCheckState } from "#features/vat-numbers/server/refused-requester.ts";
import type { OfficeVatCheckState } from "#features/vat-numbers/vat-check.ts";
import type { AppContext } from "#platform/context.ts";
import type { Cents } from "#shared/money.ts";
import type { CompanyAddress } from "./hand-order.ts";
import { type CorrectionInput, type CorrectionPreview, makeCorrection, previewCorrection } from "./make-correction.ts";
import { sameOrder, type WantedSame } from "./refund-vat.ts";

export interface WantedBusiness extends WantedSame {
  /** All null for a person. */
  business: Omit<VersionBusiness, "vatCheckId">;
  /** Of a company that took the goods along. */
  companyAddress?: CompanyAddress | null;
}

/**
 * What another business comes to: a confirmed VAT number may take VAT off, its loss adds it. Nothing is written. `vatNumber` is the
 * answer of VIES that counts; null without a number. @throws AppError
 */
export async function previewBusiness(
  shop: AppContext,
  wanted: WantedBusiness,
): Promise<CorrectionPreview & { vatNumber: OfficeVatCheckState | null }> {
  const preview = await previewCorrection(shop, await prepare(shop, wanted));
  const { vatNumber, vatCheckId } = preview.recipientAfter;
  if (!vatNumber) return { ...preview, vatNumber: null };
  const check = await vatCheckById(shop.db, vatCheckId ?? null);
  return { ...preview, vatNumber: await officeVatCheckState(shop.db, check) };
}

/**
 * Corrects the business that an order is invoiced to, also after it has left: the invoice is credited and issued anew, with
 * the recipient as it was corrected since. `seen` is the total
 * that the administrator saw. @throws AppError "invalid" for a wrong number, "conflict" where the order cannot be corrected
 */
export async function correctBusiness(
  shop: AppContext,
  { seen, ...wanted }: WantedBusiness & { seen: Cents },
): Promise<void> {
  await makeCorrection(shop, { ...(await prepare(shop, wanted)), reason: stored.reasons.businessCorrected, seen });
}

/** Asks VIES, so call it in no transaction. */
async function prepare(
  shop: AppContext,
  { business, companyAddress, ...wanted }: WantedBusiness,
): Promise<Omit<CorrectionInput, "reason">> {
  const same = await sameOrder(shop, wanted, companyAddress);
  const asked = { written: business.vatNumber, country: same.delivery.country };
  const buyer = await buyerNumber(shop, asked, await storeSettings(shop.db));
  return {
    ...same,
    business: { ...business, vatNumber: buyer?.number ?? null, vatCheckId: buyer?.check?.id ?? null },
  };
}
