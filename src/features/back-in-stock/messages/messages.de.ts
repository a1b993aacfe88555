import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lead: "Hinterlassen Sie Ihre E-Mail-Adresse, und wir schreiben Ihnen einmal, sobald das Produkt wieder da ist.",
  button: "Per E-Mail benachrichtigen",
  busy: "Wird gespeichert …",
  consent: "Eine E-Mail zu diesem Produkt und sonst nichts. Danach löschen wir Ihre Anfrage.",
  privacy: "Datenschutzerklärung",
  email: "E-Mail-Adresse",
  doneTitle: "Vorgemerkt",
  done: "Wir schreiben Ihnen, sobald es wieder da ist.",
  inStock: "Das Produkt ist wieder auf Lager. Laden Sie die Seite neu, um es zu kaufen.",
  gone: "Dieses Produkt verkaufen wir nicht mehr.",
  full: (most: number) => `Diese Adresse wartet schon auf ${most} Produkte. Mehr sind nicht zugleich möglich.`,
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  back: "Zurück zum Produkt",
} satisfies Messages<typeof en>;
