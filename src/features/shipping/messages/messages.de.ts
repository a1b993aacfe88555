import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  /** In the order of their names. */
  countries: {
    BE: "Belgien",
    BG: "Bulgarien",
    DK: "Dänemark",
    DE: "Deutschland",
    EE: "Estland",
    FI: "Finnland",
    FR: "Frankreich",
    GR: "Griechenland",
    IE: "Irland",
    IT: "Italien",
    HR: "Kroatien",
    LV: "Lettland",
    LT: "Litauen",
    LU: "Luxemburg",
    MT: "Malta",
    NL: "Niederlande",
    AT: "Österreich",
    PL: "Polen",
    PT: "Portugal",
    RO: "Rumänien",
    SE: "Schweden",
    SK: "Slowakei",
    SI: "Slowenien",
    ES: "Spanien",
    CZ: "Tschechien",
    HU: "Ungarn",
    US: "Vereinigte Staaten",
    CY: "Zypern",
  },
} satisfies Messages<typeof en>;
