import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "Tämä tilausyritys on päättynyt. Yritä uudelleen.",
} satisfies Messages<typeof en>;
