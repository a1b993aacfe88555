/** The four of the specification, the providers of parcel machines, and whoever else (decision 33). */
export const CARRIERS = [
  "FedEx",
  "UPS",
  "USPS",
  "DHL",
  "Omniva",
  "DPD",
  "SmartPosti",
  "Venipak",
  "LP Express",
  "InPost",
  "other",
] as const;
export type Carrier = (typeof CARRIERS)[number];

/** Where a parcel is followed; a carrier without an address that takes a code has none here. */
const TRACKING_PAGES: Readonly<Record<string, string>> = {
  FedEx: "https://www.fedex.com/fedextrack/?trknbr=",
  UPS: "https://www.ups.com/track?tracknum=",
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  DHL: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
  Omniva: "https://minu.omniva.ee/track/",
  DPD: "https://tracking.dpd.de/status/en_US/parcel/",
  Venipak: "https://venipak.com/tracking/track/",
  InPost: "https://inpost.pl/sledzenie-przesylek?number=",
};

/** The carrier's own page about a parcel, or null where none is known. */
export function carrierPage(carrier: string | null, trackingNumber: string | null): string | null {
  const page = carrier && Object.hasOwn(TRACKING_PAGES, carrier) ? TRACKING_PAGES[carrier] : undefined;
  return page && trackingNumber ? page + encodeURIComponent(trackingNumber) : null;
}

const OF_MACHINES: Readonly<Record<string, Carrier>> = {
  omniva: "Omniva",
  dpd: "DPD",
  smartposti: "SmartPosti",
  venipak: "Venipak",
  unisend: "LP Express",
  inpost: "InPost",
};

/** Whoever owns the machine brings the parcel there. */
export const carrierOfMachine = (provider: string | undefined): Carrier | null =>
  (provider && Object.hasOwn(OF_MACHINES, provider) && OF_MACHINES[provider]) || null;
