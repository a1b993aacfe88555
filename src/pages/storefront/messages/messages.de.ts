import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  contact: {
    title: "Kontakt",
    description: "Schreiben Sie uns. Wir antworten innerhalb von 24 Stunden.",
    heading: "Schreiben Sie uns",
    reply: "Wir antworten innerhalb von 24 Stunden.",
  },
  accountsClosed:
    "Kundenkonten gibt es noch nicht: Sie kaufen als Gast, und nichts, was Sie hier eingeben, wird gesendet oder gespeichert.",
  isSample: "Was Sie sehen, ist ein Beispiel.",
  login: {
    title: "Anmelden",
    heading: "Willkommen zurück",
    lead: "Melden Sie sich bei Ihrem Konto an.",
    email: "E-Mail",
    password: "Passwort",
    submit: "Anmelden",
    forgot: "Passwort vergessen?",
    create: "Konto anlegen",
  },
  signup: {
    title: "Konto anlegen",
    heading: "Konto anlegen",
    lead: "Ihre Bestellungen und Adressen an einem Ort.",
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail",
    password: "Passwort",
    confirm: "Passwort wiederholen",
    submit: "Konto anlegen",
    hasAccount: "Sie haben schon ein Konto?",
    signIn: "Anmelden",
  },
  account: {
    title: "Mein Konto",
    tabs: { orders: "Bestellungen", profile: "Profil", settings: "Einstellungen" },
    orders: [
      { day: "12. Oktober 2026", goods: "Keramik-Diffuser Lune, Lavendelöl", status: "Zugestellt" },
      { day: "3. September 2026", goods: "Zedernholzöl, Orangenöl", status: "Zugestellt" },
    ],
    profile: { name: "Name", email: "E-Mail", phone: "Telefon", address: "Adresse", edit: "Profil bearbeiten" },
    sampleAddress: "Pikk 1, 10115 Tallinn, Estland",
    newsletter: {
      title: "Newsletter",
      text: "Neue Düfte und Artikel, etwa zweimal im Monat.",
      action: "Verwalten",
      label: "Newsletter verwalten",
    },
    password: {
      title: "Passwort",
      text: "Zuletzt geändert im September 2026.",
      action: "Ändern",
      label: "Passwort ändern",
    },
  },
  preview: {
    title: "Vorschau",
    text: (until: string) =>
      `So wird die Seite aussehen. Das Produkt ist nicht im Shop, und hier kann nichts gekauft werden. Wer diesen Link hat, sieht die Seite bis zum ${until}.`,
  },
} satisfies Messages<typeof en>;
