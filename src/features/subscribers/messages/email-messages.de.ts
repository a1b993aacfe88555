import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (store: string) => `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ${store}`,
  preview: "Ein Klick, und unsere Post findet Sie.",
  title: "Noch ein Schritt",
  text: (store: string) =>
    `Jemand, wahrscheinlich Sie, hat den Newsletter von ${store} an diese Adresse bestellt. Bitte bestätigen Sie, dass Sie es waren.`,
  button: "Anmeldung bestätigen",
  otherwise:
    "Waren Sie es nicht, ignorieren Sie diese E-Mail, dann erhalten Sie keinen Newsletter. Oder nehmen Sie diese Adresse sofort heraus:",
  unsubscribe: "Meine Adresse entfernen",
} satisfies Messages<typeof en>;
