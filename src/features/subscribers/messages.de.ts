import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Post, dann und wann",
  lead: "Neue Düfte, ein Artikel für einen Abend, und sonst nichts.",
  email: "E-Mail-Adresse",
  button: "Abonnieren",
  busy: "Wird abonniert ...",
  consent: "Etwa zweimal im Monat per E-Mail. Abmelden können Sie sich in jeder E-Mail.",
  privacy: "Datenschutzerklärung",
  toasts: {
    required: { title: "E-Mail-Adresse fehlt", description: "Bitte geben Sie Ihre E-Mail-Adresse ein" },
    invalid: { title: "Ungültige E-Mail-Adresse", description: "Bitte geben Sie eine gültige E-Mail-Adresse ein" },
    subscribed: { title: "Angemeldet!", description: "Danke, dass Sie unseren Newsletter abonniert haben." },
    alreadyError: "Diese E-Mail-Adresse ist schon angemeldet",
    already: { title: "Schon angemeldet", description: "Diese E-Mail-Adresse hat unseren Newsletter schon abonniert." },
    failed: {
      title: "Anmeldung fehlgeschlagen",
      description: "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    },
    tooMany: (time: string) => ({
      title: "Anmeldung fehlgeschlagen",
      description: `Es gab in kurzer Zeit zu viele Versuche. Bitte versuchen Sie es nach dieser Wartezeit noch einmal: ${time}.`,
    }),
    refused: (reason: string) => ({
      title: "Anmeldung fehlgeschlagen",
      description: reason || "Bitte versuchen Sie es noch einmal.",
    }),
  },
  home: "Zur Startseite",
  broken: {
    title: "Dieser Link funktioniert nicht",
    text: "Vielleicht wurde er abgeschnitten, oder er gehört zu einer Anmeldung, die es nicht mehr gibt. Unten auf dieser Seite können Sie sich wieder anmelden.",
  },
  confirm: {
    title: "Noch ein Schritt",
    text: "Klicken Sie auf die Schaltfläche, und unsere Post findet Sie.",
    button: "Anmeldung bestätigen",
    doneTitle: "Ihre Anmeldung ist bestätigt",
    doneText: "Danke. Unsere nächste E-Mail kommt zu Ihnen.",
  },
  unsubscribe: {
    title: "Abmelden",
    text: "Klicken Sie auf die Schaltfläche, und es kommt kein Newsletter mehr. E-Mails zu Ihren Bestellungen sind davon nicht betroffen.",
    button: "Abmelden",
    doneTitle: "Sie sind abgemeldet",
    doneText: "Es kommt kein Newsletter mehr. Falls er Ihnen fehlt, melden Sie sich unten auf dieser Seite wieder an.",
  },
  preferences: {
    title: "Ihre Post",
    lead: (email: string) => `Was an ${email} kommt. E-Mails zu Ihren Bestellungen sind davon nicht betroffen.`,
    emails: "Newsletter",
    all: "Jede Ausgabe",
    none: "Keine",
    noneMore: "Sie können jederzeit hierher zurückkommen, auch unten auf jeder Seite.",
    firstName: "Vorname (freiwillig)",
    save: "Speichern",
    kept: "Gespeichert.",
    refused: "Das konnte nicht gespeichert werden. Bitte wählen Sie aus, und schreiben Sie den Namen in eine Zeile.",
  },
} satisfies Messages<typeof en>;
