import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  shape:
    "Wpisz go z literami kraju, na przykład DE123456789. To, co wpisano, nie jest numerem VAT UE żadnego kraju UE.",
  own: "To numer VAT UE sklepu. Wpisz własny.",
} satisfies Messages<typeof en>;
