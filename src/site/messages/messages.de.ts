import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  skip: "Zum Inhalt springen",
  areas: { notice: "Hinweis", demo: "Demoshop", shipping: "Versand", main: "Hauptmenü" },
  links: {
    "/": "Startseite",
    "/products": "Produkte",
    "/about": "Über uns",
    "/blog": "Journal",
    "/contact": "Kontakt",
    "/track-order": "Sendung verfolgen",
    "/shipping-policy": "Versand",
    "/return-refund-policy": "Rückgabe und Erstattung",
    // Section 356a BGB names this link.
    "/withdrawal": "Vertrag widerrufen",
    "/faq": "Häufige Fragen",
    "/privacy-policy": "Datenschutz",
    "/terms-of-service": "AGB",
    "/imprint": "Impressum",
    "/accessibility-statement": "Erklärung zur Barrierefreiheit",
  },
  demo: "Demoshop: nur Testzahlungen, nichts wird versandt.",
  freeShipping: (threshold: string) => `Kostenloser Versand weltweit ab ${threshold}`,
  offline:
    "Sie sind offline. Ihr Warenkorb bleibt erhalten. Andere Seiten öffnen sich wieder, sobald Sie verbunden sind.",
  search: "Suche",
  menu: "Menü",
  cart: (count: number) => `Warenkorb, ${count} Artikel`,
  social: "Soziale Netzwerke",
  quickLinks: "Schnellzugriff",
  customerService: "Kundenservice",
  rights: (year: number, name: string) => `© ${year} ${name}. Alle Rechte vorbehalten.`,
  notFound: {
    tab: "Seite nicht gefunden",
    title: "Hoppla! Seite nicht gefunden",
    text: "Die Seite, die Sie suchen, ist umgezogen oder war nie da.",
    home: "Zur Startseite",
  },
  elsewhere: {
    title: "Noch nicht auf Deutsch",
    text: "Hier können Sie es lesen:",
  },
  broken: {
    title: "Unerwarteter Fehler!",
    kept: "Ihr Warenkorb bleibt erhalten.",
    again: "Noch einmal versuchen",
  },
  language: "Sprache",
  loading: "Die Seite wird geladen",
  featuredLoading: "Ausgewählte Produkte werden geladen",
  slow: {
    title: "Diese Seite lädt langsam",
    text: "Der Shop braucht zu lange für eine Antwort. Bitte versuchen Sie es noch einmal.",
  },
} satisfies Messages<typeof en>;
