import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Wieder da: ${product}`,
  preview: "Sie wollten es wissen.",
  text: (product: string) =>
    `${product} ist wieder auf Lager. Zurücklegen können wir es nicht, bestellen Sie also, solange es da ist.`,
  button: "Produkt ansehen",
  why: "Sie erhalten diese eine E-Mail, weil Sie auf der Seite des Produkts darum gebeten haben. Ihre Anfrage ist nun gelöscht.",
} satisfies Messages<typeof en>;
