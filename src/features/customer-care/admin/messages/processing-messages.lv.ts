import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./processing-messages.en.ts";

const number = numberIn("lv");

export const messages = {
  title: "Apstrādes darbību reģistrs",
  lead: "Ko šis veikals dara ar personas datiem, pēc ieslēgtajām funkcijām (VDAR 30. pants). Papildiniet ar to, kas notiek ārpus veikala. Vienas personas dati ir sadaļā Klienti vai šīs lapas beigās.",
  back: "Gatavs atvēršanai",
  loading: "Ielādē reģistru",
  failed: "Reģistru neizdevās ielādēt",
  unnamed: "Privātuma politikā nav nosaukti visi, kas saņem personas datus",
  records: "Darbības",
  activity: "Darbība",
  parts: {
    purpose: "Nolūks",
    basis: "Juridiskais pamats",
    data: "Dati",
    recipients: "Saņēmēji",
    kept: "Glabāšana",
  },
  consents: (count: number) => `Piekrišanas (${number(count)})`,
  noConsents: "Šeit ir visi, kas piekrituši saņemt jaunumu vēstules vai vēstuli par preci.",
  given: "Dota",
  takenBack: "Atsaukta",
  save: "Saglabāt kā CSV",
  columns: {
    email: "E-pasts",
    purpose: "Nolūks",
    given: "Dota",
    wording: "Formulējums",
    source: "Avots",
    at: "Laiks",
  },
} satisfies Messages<typeof en>;
