import type { VersionBusiness } from "#features/orders/correction.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { buyerNumber } from "#features/vat-numbers/server/buyer-number.ts";
import { type VatCheckState, vatCheckState } from "#features/vat-numbers/vat-check.ts";
import type { AppContext } from "#platform/context.ts";
import type { Cents } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";
import { sameOrder, type WantedSame } from "./give-vat-back.ts";
import { type CorrectionInput, type CorrectionPreview, makeCorrection, previewCorrection } from "./make-correction.ts";

export interface WantedBusiness extends WantedSame {
  /** All null for a person. */
  business: Omit<VersionBusiness, "vatCheckId">;
}

interface Prepared {
  input: Omit<CorrectionInput, "reason">;
  /** What VIES says of the number; null without one. */
  state: VatCheckState | null;
}

/** What another business comes to: a confirmed VAT number may take VAT off, its loss adds it. Nothing is written. @throws AppError */
export async function previewBusiness(
  shop: AppContext,
  wanted: WantedBusiness,
): Promise<CorrectionPreview & { vatNumber: VatCheckState | null }> {
  const { input, state } = await prepare(shop, wanted);
  return { ...(await previewCorrection(shop, input)), vatNumber: state };
}

/**
 * Corrects the business that an order is invoiced to, also after it has left: the invoice is credited and issued anew. `seen` is the total
 * that the administrator saw. @throws AppError "invalid" for a wrong number, "conflict" where the order cannot be corrected
 */
export async function correctBusiness(
  shop: AppContext,
  { seen, ...wanted }: WantedBusiness & { seen: Cents },
): Promise<void> {
  const { input } = await prepare(shop, wanted);
  await makeCorrection(shop, { ...input, reason: messages.businessCorrected, seen });
}

/** Asks VIES, so call it in no transaction. */
async function prepare(shop: AppContext, { business, ...wanted }: WantedBusiness): Promise<Prepared> {
  const same = await sameOrder(shop, wanted);
  const asked = { written: business.vatNumber, country: same.delivery.country };
  const buyer = await buyerNumber(shop, asked, await storeSettings(shop.db));
  return {
    input: {
      ...same,
      business: { ...business, vatNumber: buyer?.number ?? null, vatCheckId: buyer?.check?.id ?? null },
    },
    state: buyer && vatCheckState(buyer.check),
  };
}
