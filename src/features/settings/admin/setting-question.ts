import { euros, formatMoney } from "#shared/money.ts";
import { shipsFree } from "#shared/store-settings.ts";
import { type SettingKey, settingRules } from "../setting.ts";
import { messages as screen } from "./messages.ts";
import { settingName } from "./setting-name.ts";

const AMOUNTS: readonly SettingKey[] = [
  "free_shipping_threshold",
  "courier_shipping_cost",
  "parcel_machine_shipping_cost",
];

interface Change {
  key: SettingKey;
  before: string;
  after: string;
}

export interface SettingQuestion {
  title: string;
  text: string;
  lines: string[];
}

/**
 * What is asked before these are saved: an amount of nothing, or of less than half of before, may be a slip; once the shop
 * has sold, another time zone moves what is in the books.
 */
export function questionOf(changes: readonly Change[], hasSold: boolean): SettingQuestion | null {
  const zone = changes.find(({ key }) => key === "time_zone");
  const { title, text } = screen.trader.timeZoneAsk;
  if (zone && hasSold) return { title: title(zone.after.replaceAll("_", " ")), text, lines: [] };
  const { low } = screen.shipping;
  const lines = changes.flatMap(({ key, before, after }) => {
    if (!AMOUNTS.includes(key)) return [];
    const [old, wanted] = [Number(before), Number(settingRules[key].safeParse(after).data)];
    // A threshold that no order reaches is none, and any other is lower.
    const wasNone = key === "free_shipping_threshold" && !shipsFree(euros(old));
    const isLow = wanted === 0 || (wanted < old / 2 && !wasNone);
    return isLow ? [low.line(settingName(key) ?? key, formatMoney(euros(wanted)), formatMoney(euros(old)))] : [];
  });
  return lines.length > 0 ? { title: low.title, text: low.text, lines } : null;
}
