import { useStore } from "#api-client/use-store.ts";
import { mailto } from "#shared/mailto.ts";
import { formatEuros } from "#shared/money.ts";

/** What policies say of this shop; amounts and names come from its settings (decision 45). */
export interface PolicyFacts {
  storeName: string;
  storeEmail: string;
  /** Who sells, by law; the store's name until it is set. */
  traderName: string;
  traderAddress: string;
  freeShippingThreshold: string;
  courierCost: string;
  parcelMachineCost: string;
  processingTime: string;
}

export function usePolicyFacts(): PolicyFacts {
  const { settings } = useStore();
  return {
    storeName: settings.storeName,
    storeEmail: settings.storeEmail,
    traderName: settings.traderName || settings.storeName,
    traderAddress: settings.traderAddress,
    freeShippingThreshold: formatEuros(settings.freeShippingThreshold),
    courierCost: formatEuros(settings.courierShippingCost),
    parcelMachineCost: formatEuros(settings.parcelMachineShippingCost),
    processingTime: settings.processingTime,
  };
}

export const MailLink = ({ address, subject, children }: { address: string; subject?: string; children?: string }) => (
  <a href={`${mailto(address)}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}>{children ?? address}</a>
);

/** The trader as the law wants it named: who, and where. */
export const traderLine = ({ traderName, traderAddress }: Pick<PolicyFacts, "traderName" | "traderAddress">): string =>
  [traderName, ...traderAddress.split("\n").map((line) => line.trim())].filter(Boolean).join(", ");
