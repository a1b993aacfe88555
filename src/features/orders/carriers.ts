/** Providers of parcel machines first, as most parcels travel with them, then the other carriers (decision 33). */
export const CARRIERS = [
  "Omniva",
  "DPD",
  "SmartPosti",
  "Venipak",
  "LP Express",
  "InPost",
  "Packeta",
  "PostNord",
  "DHL",
  "FedEx",
  "UPS",
  "USPS",
  "other",
] as const;
export type Carrier = (typeof CARRIERS)[number];

/** The tracking pages of carriers. A carrier whose page takes no code is missing. */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  FedEx: "https://www.fedex.com/fedextrack/?trknbr=",
  UPS: "https://www.ups.com/track?tracknum=",
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  DHL: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
  Omniva: "https://minu.omniva.ee/track/",
  DPD: "https://tracking.dpd.de/status/en_US/parcel/",
  Venipak: "https://venipak.com/tracking/track/",
  InPost: "https://inpost.pl/sledzenie-przesylek?number=",
  Packeta: "https://tracking.packeta.com/en/?id=",
  PostNord: "https://tracking.postnord.com/en/?id=",
};

/** The carrier's page about a parcel, or null if none is known. */
export function carrierPage(carrier: string | null, trackingNumber: string | null): string | null {
  const page = carrier && Object.hasOwn(TRACKING_PAGES, carrier) ? TRACKING_PAGES[carrier] : undefined;
  return page && trackingNumber ? page + encodeURIComponent(trackingNumber) : null;
}

/** Who carries parcels for a machine, by the name that people know. */
export const carrierName = (provider: string): string => carrierOfMachine(provider) ?? provider;

/** The provider of a machine carries the parcel. A feed calls LP Express by the name of its company. */
export function carrierOfMachine(provider = ""): Carrier | null {
  const name = provider.toLowerCase();
  if (name === "unisend") return "LP Express";
  return CARRIERS.find((carrier) => carrier !== "other" && carrier.toLowerCase() === name) ?? null;
}
