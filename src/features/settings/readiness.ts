import type { StoreSettings } from "#shared/store-settings.ts";
import { DEFAULT_SETTINGS } from "./store-settings.ts";

/** The day as of which the rules behind the list were looked up. */
export const RULES_AS_OF = "2026-11-22";

interface Item {
  rule: string;
  isRequired: boolean;
  setting?: string;
  /** Where it is entered, if not under Settings. */
  at?: string;
}

/** What a live shop needs. `required`: it does not start without. */
export const READINESS = {
  traderName: { rule: "L49", isRequired: true, setting: "trader_name" },
  traderAddress: { rule: "L49", isRequired: true, setting: "trader_address" },
  storeEmail: { rule: "L49", isRequired: true, setting: "store_email" },
  phone: { rule: "L49", isRequired: false, setting: "trader_phone" },
  register: { rule: "L49", isRequired: false, setting: "trader_register_number" },
  vatNumber: { rule: "L49", isRequired: false, setting: "trader_vat_number" },
  refusedVatNumber: { rule: "L49", isRequired: false, setting: "trader_vat_number" },
  representative: { rule: "L49", isRequired: false, setting: "trader_representative" },
  packaging: { rule: "L53", isRequired: false, setting: "epr_packaging" },
  weee: { rule: "L19", isRequired: false, setting: "epr_weee" },
  disputeBody: { rule: "L45", isRequired: false, setting: "trader_dispute_body" },
  guaranteeNotice: { rule: "L30", isRequired: false, at: "/admin/policies" },
} as const satisfies Record<string, Item>;
export type ReadinessItem = keyof typeof READINESS;
export type ReadinessRule = (typeof READINESS)[ReadinessItem]["rule"];
export const READINESS_ITEMS = Object.keys(READINESS) as ReadinessItem[];

/**
 * What the settings lack, what is required first. The email of a new shop is nobody's. `noticed` are the languages that have the
 * official notice of the legal guarantee. `isNumberRefused`: VIES refuses the shop's VAT number.
 */
export function missingOf(
  settings: StoreSettings,
  noticed: readonly string[],
  isNumberRefused = false,
): ReadinessItem[] {
  const { traderName, traderAddress, storeEmail, trader, languages } = settings;
  return READINESS_ITEMS.filter((item) => {
    if (item === "traderName") return traderName === "";
    if (item === "traderAddress") return traderAddress === "";
    if (item === "storeEmail") return storeEmail === DEFAULT_SETTINGS.storeEmail;
    if (item === "guaranteeNotice") return languages.some((language) => !noticed.includes(language));
    if (item === "refusedVatNumber") return isNumberRefused;
    return !trader[READINESS[item].setting];
  });
}

export const requiredOf = (missing: readonly ReadinessItem[]): ReadinessItem[] =>
  missing.filter((item) => READINESS[item].isRequired);

/** What to look at before the first order, and where. Nothing tells whether somebody did. */
export const FIRST_LOOKS = {
  storeName: "/admin/settings#store",
  deliveryPrices: "/admin/settings#shipping",
  oneStopShop: "/admin/settings#rates",
  policies: "/admin/policies",
} as const;
export type FirstLook = keyof typeof FIRST_LOOKS;
export const FIRST_LOOK_ITEMS = Object.keys(FIRST_LOOKS) as FirstLook[];

/** None of a shop that has sold. */
export const firstLooks = ({ storeName }: Pick<StoreSettings, "storeName">, hasSold: boolean): FirstLook[] =>
  FIRST_LOOK_ITEMS.filter((item) => !hasSold && (item !== "storeName" || storeName === DEFAULT_SETTINGS.storeName));
