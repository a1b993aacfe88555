import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  /** In the order of their names. */
  countries: {
    AT: "Austria",
    BE: "Belgia",
    BG: "Bułgaria",
    HR: "Chorwacja",
    CY: "Cypr",
    CZ: "Czechy",
    DK: "Dania",
    EE: "Estonia",
    FI: "Finlandia",
    FR: "Francja",
    GR: "Grecja",
    ES: "Hiszpania",
    NL: "Holandia",
    IE: "Irlandia",
    LT: "Litwa",
    LU: "Luksemburg",
    LV: "Łotwa",
    MT: "Malta",
    DE: "Niemcy",
    PL: "Polska",
    PT: "Portugalia",
    RO: "Rumunia",
    SK: "Słowacja",
    SI: "Słowenia",
    US: "Stany Zjednoczone",
    SE: "Szwecja",
    HU: "Węgry",
    IT: "Włochy",
  },
} satisfies Messages<typeof en>;
