/** Where the shop delivers to (storefront 9), with the English names. */
export const DELIVERY_COUNTRIES = {
  AT: "Austria",
  BE: "Belgium",
  BG: "Bulgaria",
  HR: "Croatia",
  CY: "Cyprus",
  CZ: "Czechia",
  DK: "Denmark",
  EE: "Estonia",
  FI: "Finland",
  FR: "France",
  DE: "Germany",
  GR: "Greece",
  HU: "Hungary",
  IE: "Ireland",
  IT: "Italy",
  LV: "Latvia",
  LT: "Lithuania",
  LU: "Luxembourg",
  MT: "Malta",
  NL: "Netherlands",
  PL: "Poland",
  PT: "Portugal",
  RO: "Romania",
  SK: "Slovakia",
  SI: "Slovenia",
  ES: "Spain",
  SE: "Sweden",
  US: "United States",
} as const;

export type DeliveryCountry = keyof typeof DELIVERY_COUNTRIES;
export const DELIVERY_COUNTRY_CODES = Object.keys(DELIVERY_COUNTRIES) as [DeliveryCountry, ...DeliveryCountry[]];
