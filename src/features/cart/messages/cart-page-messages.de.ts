import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./cart-page-messages.en.ts";

export const messages = {
  shopNow: "Jetzt einkaufen",
  summary: "Bestellübersicht",
  checkout: "Zur Kasse",
  /** Told before ordering begins (L26). */
  beforeOrder: {
    payment: "Sie zahlen mit Karte oder auf eine andere Art, die unser Zahlungsdienstleister in Ihrem Land anbietet.",
    delivery: "Wir liefern in der Europäischen Union und in die Vereinigten Staaten.",
    policy: "Versandkosten und Lieferzeiten",
  },
  isNotSaved:
    "Ihr Browser speichert den Warenkorb nicht. Er kann verloren gehen, wenn Sie die Seite verlassen oder neu laden.",
  needsScripts:
    "Der Warenkorb liegt in Ihrem Browser und braucht JavaScript. Bitte schalten Sie es ein, um ihn zu sehen.",
} satisfies Messages<typeof en>;
