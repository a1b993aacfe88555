import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./import-messages.en.ts";

const number = numberIn("lv");

export const messages = {
  noText: "Tas nav teksta fails. Saglabājiet tabulu kā CSV.",
  gone: "Šī abonenta vairs nav.",
  empty: "Failā zem virsrakstiem nav nevienas rindas.",
  tooMany: (max: number) => `Failā ir vairāk nekā ${number(max)} rindu. Importējiet pa daļām.`,
  unknownColumn: (title: string) => `Nezināma kolonna „${title}”.`,
  columnTwice: (title: string) => `Kolonna „${title}” ir divreiz.`,
  noColumn: (title: string) => `Trūkst kolonnas „${title}”.`,
  address: "Uz šo adresi nevar nosūtīt e-pastu.",
  name: "Vārdā ir ne vairāk kā 100 zīmes vienā rindā.",
  noDate: "Trūkst piekrišanas datuma.",
  date: "Piekrišanas datums jāraksta šādi: 2026-01-31.",
  future: "Piekrišanas datums ir nākotnē.",
  language: (known: string) => `Valodai jābūt vienai no šīm: ${known}.`,
  asWritten: (address: string) => `Saglabāts kā ${address}.`,
  twice: (line: number) => `Jau ir ${line}. rindā.`,
  there: "Jau abonē.",
  confirms: "Nebija apstiprināts, tagad ir.",
  left: "Ir atteicies vai tika dzēsts, un abonēt vēlreiz var tikai pats.",
  bounced: "Uz šo adresi sūtītās vēstules atgriezās; to izlaiž.",
  unconfirmed: "Vēl nav apstiprinājis adresi; piekrišanas, ko pārņemt, nav.",
  status: "Statusam jābūt active, unsubscribed vai bounced.",
  suppressed: "Uz šo adresi nedrīkst rakstīt: vēstules atgriezās vai tika atzīmētas kā surogātpasts.",
  withdrawn: "Pēc šī datuma piekrišana ir atsaukta.",
} satisfies Messages<typeof en>;
