import { expect, it } from "vitest";
import type { Language } from "#shared/language.ts";
import { newDraft } from "./draft.ts";

it.each([
  ["of Estonia", "EE102345678", ["en", "et"], "EE", "et", ""],
  ["of Latvia", "LV12345678901", ["en", "et", "lv"], "LV", "lv", ""],
  ["of Greece, whose language it does not speak", "EL123456789", ["en", "de"], "GR", "en", ""],
  ["that has no number yet", "", ["en"], "EE", "en", ""],
  ["that has a phone in Latvia and no number", "", ["en", "lv"], "LV", "lv", "+371 6700 0000"],
] as const)("a new order of a shop %s begins at home", (_situation, number, languages, country, language, phone) => {
  const { version, data } = newDraft({
    trader: { trader_vat_number: number, trader_phone: phone },
    languages: languages as readonly Language[],
  });
  expect(version).toBe(0);
  expect(data).toMatchObject({ language, delivery: { country, machineCountry: country } });
});
