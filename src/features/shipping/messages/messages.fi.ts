import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  /** In the order of their names. */
  countries: {
    NL: "Alankomaat",
    BE: "Belgia",
    BG: "Bulgaria",
    ES: "Espanja",
    IE: "Irlanti",
    IT: "Italia",
    AT: "Itävalta",
    GR: "Kreikka",
    HR: "Kroatia",
    CY: "Kypros",
    LV: "Latvia",
    LT: "Liettua",
    LU: "Luxemburg",
    MT: "Malta",
    PT: "Portugali",
    PL: "Puola",
    FR: "Ranska",
    RO: "Romania",
    SE: "Ruotsi",
    DE: "Saksa",
    SK: "Slovakia",
    SI: "Slovenia",
    FI: "Suomi",
    DK: "Tanska",
    CZ: "Tšekki",
    HU: "Unkari",
    EE: "Viro",
    US: "Yhdysvallat",
  },
} satisfies Messages<typeof en>;
