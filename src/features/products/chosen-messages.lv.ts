import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./chosen-messages.en.ts";

export const messages = {
  count: (count: number, max: number) => `${count} no ne vairāk kā ${max} precēm`,
  none: "Vēl nav izvēlēta neviena prece.",
  add: "Pievienot preci",
  addHint: "Ierakstiet daļu no nosaukuma vai artikula numura.",
  addOne: (name: string) => `Pievienot ${name}`,
  notFound: "Nevienai precei nav tāda nosaukuma.",
  failed: "Neizdevās meklēt preces",
  up: (name: string) => `Pārvietot ${name} augstāk`,
  down: (name: string) => `Pārvietot ${name} zemāk`,
  top: (name: string) => `Pārvietot ${name} uz sākumu`,
  remove: (name: string) => `Noņemt ${name}`,
  moved: (name: string, place: number, count: number) => `${name} tagad ir ${place}. vietā no ${count}.`,
  related: "Saistītās preces",
  relatedHint:
    "Rāda zem preces šādā secībā, ne vairāk kā 8. Ja atstāj tukšu, rāda veikala jaunākās. Preces ārpus veikala nerāda.",
  unknown: (sku: string) => `Nav preces ar artikula numuru “${sku.slice(0, 64)}”.`,
  self: "Prece nevar būt saistīta pati ar sevi.",
  tooMany: (max: number) => `Ne vairāk kā ${max} saistītās preces.`,
  twice: "Viena un tā pati saistītā prece ir divreiz.",
} as const satisfies Messages<typeof en>;
