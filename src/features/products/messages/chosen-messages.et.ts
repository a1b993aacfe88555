import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./chosen-messages.en.ts";

export const messages = {
  count: (count: number, max: number) => `Tooteid: ${count}, kõige rohkem ${max}`,
  none: "Ühtegi toodet ei ole veel valitud.",
  add: "Lisa toode",
  related: "Seotud tooted",
  relatedHint:
    "Näidatakse toote all selles järjekorras, kõige rohkem 8. Kui jätad tühjaks, näidatakse poe uusimaid. Poest väljas tooteid ei näidata.",
  unknown: (sku: string) => `Tootekoodiga „${sku.slice(0, 64)}“ toodet ei ole.`,
  self: "Toode ei saa olla seotud iseendaga.",
  tooMany: (max: number) => `Kõige rohkem ${max} seotud toodet.`,
  twice: "Sama seotud toode on kaks korda.",
} as const satisfies Messages<typeof en>;
