import { checkoutTerms } from "#features/settings/server/settings-queries.ts";
import { type ChosenMachine, offeredMachine } from "#features/shipping/server/parcel-machine-queries.ts";
import { codeThere, isOutsideVatArea } from "#features/shipping/vat-territory.ts";
import { wouldBeExempt } from "#features/vat-numbers/exemption.ts";
import { type BuyerNumber, buyerNumber } from "#features/vat-numbers/server/buyer-number.ts";
import { type VatOfSale, vatOfSale } from "#features/vat-numbers/server/vat-of-sale.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { destinationOf } from "../delivery-rules.ts";
import type { OrderRequest } from "../order-request.ts";
import { messages } from "./messages.ts";

export interface SaleTerms extends VatOfSale {
  settings: StoreSettings;
  machine: ChosenMachine | null;
  /** The number of the business that buys. */
  buyer: BuyerNumber | null;
  /** Its number takes VAT off once it is confirmed. */
  mayBeExempt: boolean;
}

/**
 * Where an order goes and how VAT applies to it, now. Asks VIES about the buyer's number. @throws AppError where the machine is not offered, or
 * the number is none
 */
export async function saleTerms(
  shop: AppContext,
  { delivery, zip, vatNumber }: Pick<OrderRequest, "delivery"> & { zip: string; vatNumber: string | undefined },
): Promise<SaleTerms> {
  const at = shop.clock.now();
  const destination = destinationOf({ delivery });
  const [terms, machine] = await Promise.all([
    checkoutTerms(shop.db, destination, at),
    chosenMachine(shop, delivery, destination),
  ]);
  const { settings } = terms;
  const code = codeThere(destination, machine, { country: delivery.mainDeliveryCountry, zip });
  const written = { written: vatNumber, country: delivery.mainDeliveryCountry };
  const buyer = await buyerNumber(shop, written, settings);
  const sale = { destination, zip: code, isHandedOver: false, check: buyer?.check ?? null, at };
  const supply = { settings, destination, isOutside: isOutsideVatArea(destination, code) };
  const mayBeExempt = buyer !== null && wouldBeExempt(supply, buyer.number);
  return { settings, machine, buyer, mayBeExempt, ...(await vatOfSale(shop.db, terms, sale)) };
}

/** @throws AppError where the machine was closed since it was chosen, or never was one. */
async function chosenMachine(
  shop: AppContext,
  delivery: OrderRequest["delivery"],
  destination: string,
): Promise<ChosenMachine | null> {
  if (delivery.method !== "parcel_machine") return null;
  const machine = await offeredMachine(shop.db, delivery.parcelMachineId, destination, shop.config.mode);
  if (machine) return machine;
  const details = [messages.machineClosed];
  throw new AppError("invalid", issues.invalid, { details, code: "MACHINE_CLOSED" });
}
