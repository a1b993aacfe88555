import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  why: (store: string) => `Šį laišką gaunate, nes užsiprenumeravote parduotuvės ${store} naujienlaiškį.`,
  unsubscribe: "Atsisakyti naujienlaiškio",
  preferences: "Nustatymai",
  look: "Žiūrėti prekę",
  from: "anksčiau",
} satisfies Messages<typeof en>;
