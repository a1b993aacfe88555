import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Jälle olemas: ${product}`,
  preview: "Palusid meil endale teada anda.",
  text: (product: string) => `${product} on jälle laos. Kõrvale me seda panna ei saa, seega telli, kuni seda on.`,
  button: "Vaata toodet",
  why: "Said selle ühe kirja, sest palusid seda toote lehel. Kustutasime nüüd sinu soovi.",
} satisfies Messages<typeof en>;
