import { expect, it } from "vitest";
import { riskyClaims } from "./claims.ts";

it.each([
  ["A non-toxic, eco-friendly oil", ["non-toxic", "eco-friendly"]],
  ["Natural and safe. 100 % safe for pets", ["natural and safe", "100 % safe"]],
  ["Climate neutral delivery", ["climate neutral"]],
  ["It cures headaches and repels mosquitoes", ["cures headaches", "repels mosquito"]],
  ["Keskkonnasõbralik ja mürgivaba", ["keskkonnasõbralik", "mürgivaba"]],
  ["Nekaitīga eļļa", ["nekaitīga"]],
  ["Ekologiškas aliejus", ["ekologiškas"]],
  ["Myrkytön ja turvallinen", ["myrkytön"]],
  ["Das Öl ist ungiftig", ["ungiftig"]],
  ["Olejek nieszkodliwy dla dzieci", ["nieszkodliwy"]],
  ["Floral first, then green and a little like hay", []],
  ["A green glass bottle, safe in its box", []],
])("L9, L10: %s", (text, words) => expect(riskyClaims(text)).toEqual(words));
