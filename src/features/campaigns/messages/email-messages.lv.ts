import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  why: (store: string) => `Jūs saņemat šo vēstuli, jo pieteicāties veikala ${store} jaunumiem.`,
  unsubscribe: "Atteikties no jaunumiem",
  preferences: "Iestatījumi",
  look: "Skatīt preci",
  from: "iepriekš",
} satisfies Messages<typeof en>;
