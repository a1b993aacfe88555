import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./home-messages.en.ts";

export const messages = {
  hero: {
    eyebrow: "Tuoksudiffuuserit ja puhtaat öljyt",
    title: "Hiljaisempi ilta",
    lead: "Keramiikkaa, kiveä ja lasia, jotka tuovat huoneeseen tuoksun ja vetäytyvät sitten taustalle. Niiden seuraksi puhtaita eteerisiä öljyjä.",
    shop: "Katso mallistoa",
    story: "Lue tarinamme",
    film: "Diffuuserista nousee usvaa lämpimässä valossa",
  },
  featured: "Valittuja tuotteita",
  featuredLead: "Mallistomme uusimmat.",
  description:
    "Tuoksudiffuusereita, puhtaita eteerisiä öljyjä ja tarvikkeita rauhalliseen kotiin. Toimitus koko Eurooppaan ja Yhdysvaltoihin.",
} satisfies Messages<typeof en>;
