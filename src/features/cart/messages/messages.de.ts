import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Warenkorb",
  description: "Was Sie bisher ausgewählt haben.",
  pieces: (count: number) => `${count} Artikel`,
  empty: "Ihr Warenkorb ist leer",
  emptyText: "Sobald Sie etwas für Ihr Zuhause finden, wartet es hier auf Sie.",
  lines: "Ihre Produkte",
  originalSubtotal: "Ohne Rabatt",
  subtotal: "Zwischensumme",
  bundle: {
    offer: (price: string) => `Zwei nicht reduzierte Diffuser kosten zusammen ${price}.`,
    saving: (saving: string) => `Mit einem zweiten gleichen sparen Sie ${saving}.`,
    choose: "Zweiten Diffuser auswählen",
  },
  shipping: "Versand",
  shippingLater: "Versand wird an der Kasse berechnet",
  shippingFrom: (price: string) => `Versand wird an der Kasse berechnet, ab ${price}`,
  moreForFree: (remaining: string) => `Noch ${remaining} bis zum kostenlosen Versand`,
  discounts: { bundle: "2 Diffuser", manual: "Rabatt", exempt: "0\u00a0% MwSt. – innergemeinschaftliche Lieferung" },
  total: "Gesamtbetrag",
  checkoutShort: "Zur Kasse",
  goOn: "Weiter einkaufen",
  clear: "Warenkorb leeren",
  cleared: "Ihr Warenkorb ist geleert",
  undo: "Rückgängig",
  free: "Kostenlos",
  loading: "Der Warenkorb wird geladen",
  removeShort: "Entfernen",
  remove: (name: string) => `${name} entfernen`,
  removed: {
    title: "Aus dem Warenkorb entfernt",
    description: (name: string) => `${name} ist nicht mehr in Ihrem Warenkorb.`,
  },
  added: {
    onCard: "In den Warenkorb gelegt",
    onPage: "In den Warenkorb gelegt!",
    isRecommended: "Zu Ihrem Set hinzugefügt",
    description: (name: string) => `${name} ist in Ihrem Warenkorb.`,
  },
  view: "Warenkorb ansehen",
  full: {
    title: "Ihr Warenkorb ist voll",
    description: (lines: number, pieces: number) =>
      `Er fasst höchstens ${lines} Produkte und je ${pieces} Stück davon.`,
  },
  recommendations: "Ergänzen Sie Ihr Set",
  recommendationsLoading: "Öle werden geladen",
  addRecommendation: "Hinzufügen",
  errors: {
    "out-of-stock": () => "Ausverkauft",
    gone: () => "Nicht mehr erhältlich",
    "too-few": (left: number, chosen: number) =>
      `Sie haben ${chosen} gewählt, verfügbar ${left === 1 ? "ist" : "sind"} nur noch ${left}.`,
  },
  takeShort: (left: number) => `${left} nehmen`,
  take: (left: number, name: string) => `${left} Stück nehmen: ${name}`,
  noMore: (left: number) => (left === 1 ? "Das ist das letzte Stück." : `Mehr als ${left} gibt es nicht.`),
  priceChanged: (from: string, to: string) => `Der Preis hat sich von ${from} auf ${to} geändert.`,
  invalid: (names: string) => `Um fortzufahren, ändern oder entfernen Sie: ${names}`,
  invalidGone: (names: string) => `Um fortzufahren, entfernen Sie: ${names}`,
  cartBack: {
    title: "Ihr Warenkorb ist wieder da",
    description: "Ihre letzte Bestellung wurde nicht bezahlt. Es wurde nichts abgebucht.",
  },
} satisfies Messages<typeof en>;
