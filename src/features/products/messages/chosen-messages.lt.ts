import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./chosen-messages.en.ts";

export const messages = {
  count: (count: number, max: number) => `Prekės: ${count}, daugiausia ${max}`,
  none: "Dar nepasirinkta nė viena prekė.",
  add: "Pridėti prekę",
  related: "Susijusios prekės",
  relatedHint:
    "Rodomos po preke šia tvarka, ne daugiau kaip 8. Palikus tuščią, rodomos naujausios. Išimtos iš parduotuvės nerodomos.",
  unknown: (sku: string) => `Nėra prekės, kurios kodas „${sku.slice(0, 64)}“.`,
  self: "Prekė negali būti susijusi pati su savimi.",
  tooMany: (max: number) => `Ne daugiau kaip ${max} susijusios prekės.`,
  twice: "Ta pati susijusi prekė yra du kartus.",
} as const satisfies Messages<typeof en>;
