import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noSuchProduct: (sku: string) => `Ühelgi tootel ei ole tootekoodi ${sku}.`,
  severalProducts: (found: string) => `See tootekood on mitmel tootel: ${found}. Kirjuta see täpselt.`,
  needsSku: "Sisesta tootekood.",
  day: "Päev kirjutatakse kujul 2026-11-21.",
  needsHazard: "Ütle, mis on ohtlik.",
  needsInstructions: "Ütle, mida ostjad peavad tegema.",
  needsEnglish: "Ingliskeelne tekst puudub.",
  daysReversed: "Esimene päev on pärast viimast.",
  nobody: "Keegi ei ole seda ostnud, seega ei ole kellelegi midagi kirjutada.",
  twoRemedies: "Paku vähemalt kahte: parandamine, asendamine, raha tagastamine.",
  sentBefore: "See tagasinõudmine on juba saadetud. Vaata seniseid tagasinõudmisi; teine tekst on uus tagasinõudmine.",
  others: (count: number) => `Ostjad on vahepeal muutunud: nüüd ${count}. Vaata loend uuesti üle.`,
} satisfies Messages<typeof en>;
