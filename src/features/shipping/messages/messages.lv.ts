import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  /** In the order of their names. */
  countries: {
    US: "Amerikas Savienotās Valstis",
    AT: "Austrija",
    BE: "Beļģija",
    BG: "Bulgārija",
    CZ: "Čehija",
    DK: "Dānija",
    FR: "Francija",
    GR: "Grieķija",
    HR: "Horvātija",
    EE: "Igaunija",
    IT: "Itālija",
    IE: "Īrija",
    CY: "Kipra",
    LV: "Latvija",
    LT: "Lietuva",
    LU: "Luksemburga",
    MT: "Malta",
    NL: "Nīderlande",
    PL: "Polija",
    PT: "Portugāle",
    RO: "Rumānija",
    SK: "Slovākija",
    SI: "Slovēnija",
    FI: "Somija",
    ES: "Spānija",
    HU: "Ungārija",
    DE: "Vācija",
    SE: "Zviedrija",
  },
} satisfies Messages<typeof en>;
