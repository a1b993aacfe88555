import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  /** In the order of their names. */
  countries: {
    US: "Ameerika Ühendriigid",
    AT: "Austria",
    BE: "Belgia",
    BG: "Bulgaaria",
    EE: "Eesti",
    ES: "Hispaania",
    NL: "Holland",
    HR: "Horvaatia",
    IE: "Iirimaa",
    IT: "Itaalia",
    GR: "Kreeka",
    CY: "Küpros",
    LT: "Leedu",
    LU: "Luksemburg",
    LV: "Läti",
    MT: "Malta",
    PL: "Poola",
    PT: "Portugal",
    FR: "Prantsusmaa",
    SE: "Rootsi",
    RO: "Rumeenia",
    DE: "Saksamaa",
    SK: "Slovakkia",
    SI: "Sloveenia",
    FI: "Soome",
    DK: "Taani",
    CZ: "Tšehhi",
    HU: "Ungari",
  },
} satisfies Messages<typeof en>;
