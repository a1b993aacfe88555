import { DELIVERY_COUNTRIES } from "#shared/delivery-countries.ts";

/** Names that every page may say: the drawer tells where something is not sent to. */
export const messages = {
  /** In the order of their names. */
  countries: DELIVERY_COUNTRIES,
} as const;
