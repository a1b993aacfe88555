import type { SettingKey } from "./setting.ts";

/** Settings that shoppers read as sentences, so that each language needs its own. */
export const SENTENCES = [
  { key: "store_description", name: "storeDescription" },
  { key: "support_hours", name: "supportHours" },
  { key: "notice", name: "notice" },
  { key: "processing_time", name: "processingTime" },
] as const satisfies readonly { key: SettingKey; name: string }[];
