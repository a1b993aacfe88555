import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  /** In the order of their names. */
  countries: {
    IE: "Airija",
    AT: "Austrija",
    BE: "Belgija",
    BG: "Bulgarija",
    CZ: "Čekija",
    DK: "Danija",
    EE: "Estija",
    GR: "Graikija",
    ES: "Ispanija",
    IT: "Italija",
    US: "Jungtinės Amerikos Valstijos",
    CY: "Kipras",
    HR: "Kroatija",
    LV: "Latvija",
    PL: "Lenkija",
    LT: "Lietuva",
    LU: "Liuksemburgas",
    MT: "Malta",
    NL: "Nyderlandai",
    PT: "Portugalija",
    FR: "Prancūzija",
    RO: "Rumunija",
    SK: "Slovakija",
    SI: "Slovėnija",
    FI: "Suomija",
    SE: "Švedija",
    HU: "Vengrija",
    DE: "Vokietija",
  },
} satisfies Messages<typeof en>;
