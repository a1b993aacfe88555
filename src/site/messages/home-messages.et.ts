import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./home-messages.en.ts";

export const messages = {
  hero: {
    eyebrow: "Aroomidifuuserid ja puhtad õlid",
    title: "Natuke vaiksem õhtu",
    lead: "Keraamika, kivi ja klaas, mis täidavad toa lõhnaga ja jäävad siis tagaplaanile. Juurde puhtad eeterlikud õlid.",
    shop: "Vaata kollektsiooni",
    story: "Loe meie lugu",
    film: "Difuuserist tõuseb soojas valguses udu",
  },
  featured: "Valitud tooted",
  featuredLead: "Uusimad meie kollektsioonist.",
  description:
    "Aroomidifuuserid, puhtad eeterlikud õlid ja tarvikud rahulikku koju. Tarnime kogu Euroopasse ja USA-sse.",
} satisfies Messages<typeof en>;
