import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Zur Startseite",
  broken: {
    title: "Dieser Link funktioniert nicht",
    text: "Vielleicht wurde er abgeschnitten, oder er gehört zu einer Anmeldung, die es nicht mehr gibt. Hier können Sie sich wieder anmelden.",
  },
  ended: {
    title: "Dieses Abonnement ist beendet",
    text: "Darüber kommt nichts mehr. Erreicht Sie doch noch ein Newsletter, verwenden Sie den Link in diesem.",
  },
  confirm: {
    title: "Noch ein Schritt",
    text: "Klicken Sie auf die Schaltfläche, und unsere Post findet Sie.",
    button: "Anmeldung bestätigen",
    doneTitle: "Ihre Anmeldung ist bestätigt",
    doneText: "Vielen Dank. Sie erhalten unsere nächste Ausgabe.",
  },
  unsubscribe: {
    title: "Abmelden",
    text: "Klicken Sie auf die Schaltfläche, um den Newsletter abzubestellen. E-Mails zu Ihren Bestellungen sind davon nicht betroffen.",
    button: "Abmelden",
    doneTitle: "Sie sind abgemeldet",
    doneText: "Es kommt kein Newsletter mehr. Falls er Ihnen fehlt, melden Sie sich unten auf dieser Seite wieder an.",
  },
  preferences: {
    title: "Ihre Post",
    lead: (email: string) => `Was wir an ${email} senden. E-Mails zu Ihren Bestellungen sind davon nicht betroffen.`,
    emails: "Newsletter",
    all: "Jede Ausgabe",
    none: "Keine",
    noneMore: "Sie können sich hier oder unten auf jeder Seite wieder anmelden.",
    save: "Speichern",
    language: "Der Newsletter kommt auf Deutsch, wie diese Seite.",
    kept: "Gespeichert.",
    ended: "Es kommt kein Newsletter mehr.",
    refused: "Das konnte nicht gespeichert werden. Bitte wählen Sie aus.",
  },
} satisfies Messages<typeof en>;
