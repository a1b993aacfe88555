import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  noSuchDocument: "Šāda dokumenta nav.",
  noVatNumber:
    "Kad šis dokuments tika izrakstīts, pārdevējam nebija PVN numura, tāpēc to nevar uzrakstīt kā e-rēķinu. Ievadiet numuru iestatījumos; turpmāk izrakstītajos dokumentos tas būs.",
  tooLong: "Izvēlieties periodu, kas nav garāks par gadu.",
  noDocuments: "Šajā periodā dokumentu nav.",
  tooMany: (count: number, max: number) =>
    `Vienam arhīvam dokumentu ir par daudz: ${count}. Izvēlieties īsāku periodu, kurā to ir ne vairāk kā ${max}.`,
} satisfies Messages<typeof en>;
