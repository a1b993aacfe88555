import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./cart-page-messages.en.ts";

export const messages = {
  shopNow: "Aloita ostokset",
  summary: "Tilauksen yhteenveto",
  checkout: "Siirry kassalle",
  /** Told before ordering begins (L26). */
  beforeOrder: {
    payment: "Maksat kortilla tai muulla tavalla, jota maksupalveluntarjoajamme tarjoaa maassasi.",
    delivery: "Toimitamme Euroopan unionissa ja Yhdysvaltoihin.",
    policy: "Toimituskulut ja -ajat",
  },
  isNotSaved: "Selaimesi ei tallenna ostoskoria. Se voi kadota, kun poistut sivulta tai lataat sen uudelleen.",
  needsScripts: "Ostoskori on selaimessasi ja tarvitsee JavaScriptin. Ota se käyttöön nähdäksesi sisällön.",
} satisfies Messages<typeof en>;
