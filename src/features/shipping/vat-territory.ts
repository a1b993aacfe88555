import { isExport } from "./countries.ts";

interface Area {
  name: string;
  country: string;
  /** The postal codes, without spaces and without the country's letters. */
  zips: RegExp;
}

/** Parts of member states where the VAT directive does not apply: what goes there is exported (2006/112/EC, article 6). */
const OUTSIDE: readonly Area[] = [
  { name: "Canary Islands", country: "ES", zips: /^(35|38)\d{3}$/ },
  { name: "Ceuta and Melilla", country: "ES", zips: /^(51|52)\d{3}$/ },
  { name: "Åland", country: "FI", zips: /^22\d{3}$/ },
  { name: "Livigno", country: "IT", zips: /^23041$/ },
  { name: "Campione d'Italia", country: "IT", zips: /^22061$/ },
  { name: "Büsingen", country: "DE", zips: /^78266$/ },
  { name: "Heligoland", country: "DE", zips: /^27498$/ },
  { name: "Mount Athos", country: "GR", zips: /^6308[67]$/ },
  { name: "Overseas France", country: "FR", zips: /^(97[1-8]|98[678])\d{2}$/ },
];

/** Parts with a standard rate of their own, in percent, each from its first day on. */
const OWN_RATES: readonly (Area & { rates: readonly (readonly [rate: number, from: string])[] })[] = [
  { name: "Madeira", country: "PT", zips: /^9[0-4]\d{5}$/, rates: [[22, "2012-04-01"]] },
  {
    name: "Azores",
    country: "PT",
    zips: /^9[5-9]\d{5}$/,
    rates: [
      [18, "2015-07-01"],
      [16, "2021-07-01"],
    ],
  },
  { name: "Jungholz and Mittelberg", country: "AT", zips: /^(6691|699[1-3])$/, rates: [[19, "1984-01-01"]] },
];

/** Where goods go: within the VAT area of the Union at the country's rate, at a rate of the area's own, or outside of it. */
export type VatTerritory =
  | { kind: "country" }
  | { kind: "own-rate"; name: string; rates: readonly (readonly [rate: number, from: string])[] }
  | { kind: "outside"; name: string };

export function vatTerritory(country: string, zip: string): VatTerritory {
  const code = zip
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, "")
    .replace(/^(AX|[A-Z]{1,2})(?=\d)/, "");
  const isIn = (area: Area) => area.country === country && area.zips.test(code);
  const outside = OUTSIDE.find(isIn);
  if (outside) return { kind: "outside", name: outside.name };
  const own = OWN_RATES.find(isIn);
  return own ? { kind: "own-rate", name: own.name, rates: own.rates } : { kind: "country" };
}

/**
 * The postal code that decides: the machine's, or the address's where the parcel goes to its country; empty where neither is known, and
 * where goods were handed over: the address is the buyer's then.
 */
export function codeThere(
  destination: string,
  machine: { postalCode: string } | null | undefined,
  { country, zip, isHandedOver = false }: { country: string; zip: string; isHandedOver?: boolean },
): string {
  if (isHandedOver) return "";
  return machine?.postalCode || (country === destination ? zip : "");
}

/** Whether goods that go there leave the VAT area of the Union. */
export const isOutsideVatArea = (country: string, zip: string): boolean =>
  isExport(country) || vatTerritory(country, zip).kind === "outside";

/** The VAT in percent for goods that go there on a day (`2026-11-23`), where the country as a whole has `countryRate`. */
export function vatRateThere(territory: VatTerritory, countryRate: number, day: string): number {
  if (territory.kind === "outside") return 0;
  if (territory.kind === "country") return countryRate;
  return territory.rates.findLast(([, from]) => from <= day)?.[0] ?? countryRate;
}
