import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "Tämä tilausyritys on päättynyt. Yritä uudelleen.",
  methodGone: "Tätä tilausta ei voi maksaa näin. Valitse toinen maksutapa.",
} satisfies Messages<typeof en>;
