import { formatEuros } from "#shared/money.ts";
import { useShop } from "../use-shop.ts";

/** What policies say of this shop; amounts and names come from its settings (decision 45). */
export interface PolicyFacts {
  storeName: string;
  storeEmail: string;
  freeShippingThreshold: string;
  courierCost: string;
  parcelMachineCost: string;
  processingTime: string;
}

export function usePolicyFacts(): PolicyFacts {
  const { settings } = useShop();
  return {
    storeName: settings.storeName,
    storeEmail: settings.storeEmail,
    freeShippingThreshold: formatEuros(settings.freeShippingThreshold),
    courierCost: formatEuros(settings.courierShippingCost),
    parcelMachineCost: formatEuros(settings.parcelMachineShippingCost),
    processingTime: settings.processingTime,
  };
}

export const MailLink = ({ address, subject, children }: { address: string; subject?: string; children?: string }) => (
  <a href={`mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}>{children ?? address}</a>
);
