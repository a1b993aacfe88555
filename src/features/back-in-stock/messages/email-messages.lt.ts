import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Vėl turime: ${product}`,
  preview: "Prašėte jums pranešti.",
  text: (product: string) => `${product} vėl yra sandėlyje. Atidėti jums negalime, todėl užsisakykite, kol yra.`,
  button: "Peržiūrėti prekę",
  why: "Šį vieną laišką gavote, nes jo paprašėte prekės puslapyje. Jūsų prašymas dabar ištrintas.",
} satisfies Messages<typeof en>;
