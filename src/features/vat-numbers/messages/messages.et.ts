import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  shape:
    "Kirjuta number koos riigi tähtedega, näiteks DE123456789. Sisestatu ei ole ühegi EL-i riigi käibemaksukohustuslase number.",
  own: "See on poe enda käibemaksukohustuslase number. Palun sisesta oma ettevõtte number.",
} satisfies Messages<typeof en>;
