import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lead: "Jäta oma e-posti aadress ja kirjutame sulle ühe korra, kui toode on tagasi.",
  button: "Teata mulle, kui see on tagasi",
  busy: "Salvestame…",
  consent: "Üks kiri selle toote kohta ja ei midagi muud. Pärast seda kustutame sinu soovi.",
  privacy: "Privaatsuspoliitika",
  email: "E-posti aadress",
  doneTitle: "Soov on kirjas",
  done: "Kirjutame sulle kohe, kui toode on tagasi.",
  inStock: "Toode on jälle olemas. Ostmiseks laadi leht uuesti.",
  gone: "Seda toodet me enam ei müü.",
  full: (most: number) => `See aadress ootab juba ${most} toodet. Rohkem korraga ei saa.`,
  failed: "See ei õnnestunud. Palun proovi uuesti.",
  back: "Tagasi toote juurde",
} satisfies Messages<typeof en>;
