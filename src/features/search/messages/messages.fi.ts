import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Haku",
  lead: "Öljyjä, diffuusereita, artikkeleita ja vastauksia.",
  label: "Hae kaupasta",
  placeholder: "Laventeli, lahja…",
  go: "Hae",
  suggestions: "Ehdotukset",
  kinds: { collections: "Kokoelma", blog: "Artikkeli", faq: "Vastaus" },
  start: { examples: "Kokeile", browse: "Selaa", words: ["Laventeli", "Sitruuna", "Keramiikka", "Lahja"] },
  found: (count: number) => (count === 1 ? "1 tuote" : `${count} tuotetta`),
  foundMore: (count: number) => `Yli ${count} tuotetta`,
  near: "Missään tuotteessa ei ole kaikkia näitä sanoja. Näissä on osa niistä:",
  nothing: (text: string) => `Haulla ”${text}” ei löytynyt mitään`,
  nothingText: "Tarkista kirjoitusasu, käytä yleisempää sanaa tai katso näitä:",
  filteredAway: "Näillä suodattimilla ei löydy tuotteita.",
  unfiltered: "Ilman suodattimia:",
  price: "Hinta",
  from: "Vähintään",
  to: "Enintään",
  apply: "Käytä",
  sort: "Järjestä",
  sorts: { relevance: "Paras osuma", newest: "Uusimmat", price: "Halvin ensin", "price-down": "Kallein ensin" },
  texts: "Lehdestä ja sivuiltamme",
  questions: "Vastaukset",
} satisfies Messages<typeof en>;
