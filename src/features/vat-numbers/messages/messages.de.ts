import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  shape:
    "Bitte mit den Buchstaben des Landes schreiben, zum Beispiel DE123456789. Die Eingabe ist keine USt-IdNr. eines EU-Landes.",
  own: "Das ist die USt-IdNr. des Shops. Bitte geben Sie Ihre eigene ein.",
} satisfies Messages<typeof en>;
