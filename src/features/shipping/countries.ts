import { DELIVERY_COUNTRIES, DELIVERY_COUNTRY_CODES, type DeliveryCountry } from "#shared/delivery-countries.ts";
import { messages } from "./messages.ts";

export { DELIVERY_COUNTRIES, DELIVERY_COUNTRY_CODES, type DeliveryCountry };
export const DEFAULT_COUNTRY: DeliveryCountry = "EE";

export const isDeliveryCountry = (code: string): code is DeliveryCountry => Object.hasOwn(DELIVERY_COUNTRIES, code);
/** In the language that is spoken; a code that is none of ours stays. */
export const countryName = (code: string): string => (isDeliveryCountry(code) ? messages.countries[code] : code);
/** In the order of their names in the language that is spoken. */
export const countriesByName = () => Object.keys(messages.countries) as DeliveryCountry[];
/** Outside of the Union: its buyers read no word of VAT (L61). */
export const isExport = (code: string): boolean => code === "US";
export const needsState = (code: string): boolean => code === "US";
