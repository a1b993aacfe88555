import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-notice-messages.en.ts";

export const messages = {
  title: "Müüja seadusest tuleneva vastutuse teatis",
  lead: "Alates 27. septembrist 2026 näitavad poed enne tellimist muutmata kujul komisjoni teatist (määrus (EL) 2025/1960). Pane siia selle fail, igas keeles üks: pilt (PNG, JPEG või WebP), kuni 2 MB. See on toodete lehtedel, tellimisnupu kohal ja kinnitusega saadetavas lepingus. Ilma selleta on seal poe enda tekst.",
  loading: "Laadin teatisi",
  failed: "Teatisi ei õnnestunud laadida",
  own: "Poe enda tekst",
  since: (day: string) => `Alates ${day}`,
  choose: (language: string) => `Teatis (${language})`,
  add: "Vali fail",
  replace: "Asenda",
  sending: "Saadan",
  remove: "Eemalda",
  removeTitle: (language: string) => `Kas eemaldada teatis (${language})?`,
  removeText: "Seal on jälle poe enda tekst. Tellimustele jääb alles teatis, mida tellides nähti.",
  keep: "Jäta alles",
  notAdded: "Teatist ei lisatud",
  notRemoved: "Teatist ei eemaldatud",
  added: (language: string) => `Teatist (${language}) näidatakse nüüdsest`,
} satisfies Messages<typeof en>;
