import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-messages.en.ts";

export const messages = {
  title: "Likumiskā atbilstības garantija",
  text: "Ja prece neatbilst līgumam, patērētājiem Eiropas Savienībā ir vismaz 2 gadi no piegādes, kuros pārdevējam tas jānovērš bez maksas: ar remontu vai apmaiņu, un, ja tas neizdodas, ar zemāku cenu vai naudas atmaksu. Dažās valstīs termiņš ir garāks.",
  more: "Jūsu tiesības Eiropas Savienībā",
} satisfies Messages<typeof en>;
