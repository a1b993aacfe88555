import { type Cents, euros } from "#shared/money.ts";

/** What the shopkeeper can set; a setting that is missing or unreadable counts as its usual value. */
export interface StoreSettings {
  storeName: string;
  storeDescription: string;
  storeEmail: string;
  freeShippingThreshold: Cents;
  courierShippingCost: Cents;
  parcelMachineShippingCost: Cents;
  processingTime: string;
  timeZone: string;
  /** Invented stars for looking at; only a demo shows them, and a live shop never (decision 9). */
  demoRatings: boolean;
}

export const USUAL_SETTINGS: StoreSettings = {
  storeName: "Aurelle",
  storeDescription: "Aroma diffusers and pure essential oils for a calm home.",
  storeEmail: "support@example.com",
  freeShippingThreshold: euros(75),
  courierShippingCost: euros(8.99),
  parcelMachineShippingCost: euros(3.99),
  processingTime: "1-2 business days",
  timeZone: "Europe/Tallinn",
  demoRatings: false,
};

/** From rows of setting_key and setting_value; amounts are written in euro. */
export function settingsFrom(rows: readonly { settingKey: string; settingValue: string }[]): StoreSettings {
  const values = new Map(rows.map((row) => [row.settingKey, row.settingValue.trim()]));
  const text = (key: string, usual: string) => values.get(key) || usual;
  const amount = (key: string, usual: Cents) => {
    const written = Number.parseFloat(values.get(key) ?? "");
    return Number.isFinite(written) && written >= 0 ? euros(written) : usual;
  };
  return {
    storeName: text("store_name", USUAL_SETTINGS.storeName),
    storeDescription: text("store_description", USUAL_SETTINGS.storeDescription),
    storeEmail: text("store_email", USUAL_SETTINGS.storeEmail),
    freeShippingThreshold: amount("free_shipping_threshold", USUAL_SETTINGS.freeShippingThreshold),
    courierShippingCost: amount("courier_shipping_cost", USUAL_SETTINGS.courierShippingCost),
    parcelMachineShippingCost: amount("parcel_machine_shipping_cost", USUAL_SETTINGS.parcelMachineShippingCost),
    processingTime: text("processing_time", USUAL_SETTINGS.processingTime),
    timeZone: text("time_zone", USUAL_SETTINGS.timeZone),
    demoRatings: values.get("demo_ratings") === "true",
  };
}
