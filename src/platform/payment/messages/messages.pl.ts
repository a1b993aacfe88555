import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  askedBefore: "Ta płatność została już rozpoczęta z innymi danymi.",
  noSession: "Nie ma takiej rozpoczętej płatności.",
  over: "Ta płatność jest już zakończona.",
  emailRefused: "Dostawca płatności nie przyjmuje tego adresu e-mail.",
} satisfies Messages<typeof en>;
