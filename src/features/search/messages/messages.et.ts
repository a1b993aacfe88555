import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Otsing",
  lead: "Õlid, difuuserid, artiklid ja vastused.",
  label: "Otsi poest",
  placeholder: "Lavendel, kingitus…",
  go: "Otsi",
  suggestions: "Soovitused",
  kinds: { collections: "Kollektsioon", blog: "Artikkel", faq: "Vastus" },
  start: { examples: "Proovi", browse: "Sirvi", words: ["Lavendel", "Sidrun", "Keraamika", "Kinkekarp"] },
  found: (count: number) => (count === 1 ? "1 toode" : `${count} toodet`),
  foundMore: (count: number) => `Üle ${count} toote`,
  near: "Ühelgi tootel pole kõiki neid sõnu. Neil on mõni neist:",
  nothing: (text: string) => `„${text}“ kohta ei leitud midagi`,
  nothingText: "Kontrolli kirjapilti, kasuta üldisemat sõna või vaata neid:",
  filteredAway: "Nendele filtritele ei vasta ükski toode.",
  unfiltered: "Ilma filtriteta:",
  price: "Hind",
  from: "Alates",
  to: "Kuni",
  apply: "Rakenda",
  sort: "Järjesta",
  sorts: { relevance: "Parim vaste", newest: "Uuemad ees", price: "Odavamad ees", "price-down": "Kallimad ees" },
  texts: "Päevikust ja meie lehtedelt",
  questions: "Vastused",
} satisfies Messages<typeof en>;
