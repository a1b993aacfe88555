import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Unser Newsletter",
  lead: "Neue Düfte, ein Artikel für einen Abend, und sonst nichts.",
  email: "E-Mail-Adresse",
  button: "Abonnieren",
  busy: "Wird abonniert …",
  consent: "Etwa zweimal im Monat per E-Mail. Sie können sich jederzeit abmelden.",
  privacy: "Datenschutzerklärung",
  asked:
    "Noch ein Schritt: Klicken Sie auf den Link in der E-Mail, die wir Ihnen geschickt haben. Vielleicht liegt sie im Spam-Ordner.",
  already:
    "Falls kein Newsletter kommt, klicken Sie auf den Link in der E-Mail, die wir Ihnen geschickt haben. Vielleicht liegt sie im Spam-Ordner.",
  toasts: {
    required: { title: "E-Mail-Adresse fehlt", description: "Bitte geben Sie Ihre E-Mail-Adresse ein" },
    invalid: { title: "Ungültige E-Mail-Adresse", description: "Bitte geben Sie eine gültige E-Mail-Adresse ein" },
    subscribed: { title: "Angemeldet!", description: "Danke, dass Sie unseren Newsletter abonniert haben." },
    alreadyError: "Diese E-Mail-Adresse ist schon angemeldet",
    already: {
      title: "Schon angemeldet",
      description: "Diese E-Mail-Adresse ist schon für unseren Newsletter angemeldet.",
    },
    failed: {
      title: "Anmeldung fehlgeschlagen",
      description: "Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.",
    },
    tooMany: (time: string) => ({
      title: "Anmeldung fehlgeschlagen",
      description: `Es gab in kurzer Zeit zu viele Versuche. Bitte versuchen Sie es in ${time} noch einmal.`,
    }),
    refused: (reason: string) => ({
      title: "Anmeldung fehlgeschlagen",
      description: reason || "Bitte versuchen Sie es noch einmal.",
    }),
  },
} satisfies Messages<typeof en>;
