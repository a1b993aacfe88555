import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./chosen-messages.en.ts";

export const messages = {
  count: (count: number, max: number) => `Preces: ${count}, ne vairāk kā ${max}`,
  none: "Vēl nav izvēlēta neviena prece.",
  add: "Pievienot preci",
  related: "Saistītās preces",
  relatedHint:
    "Rāda zem preces šajā secībā, ne vairāk kā 8. Ja atstāj tukšu, rāda veikala jaunākās. Preces ārpus veikala nerāda.",
  unknown: (sku: string) => `Nav preces ar artikula numuru „${sku.slice(0, 64)}”.`,
  self: "Prece nevar būt saistīta pati ar sevi.",
  tooMany: (max: number) => `Ne vairāk kā ${max} saistītās preces.`,
  twice: "Viena un tā pati saistītā prece ir divreiz.",
} as const satisfies Messages<typeof en>;
