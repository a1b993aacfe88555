import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Jūsu pasūtījums ${number} no veikala ${store} ir ceļā`,
  preview: (number: string) => `Pasūtījums ${number} ir nosūtīts.`,
  title: "Jūsu sūtījums ir ceļā",
  greeting: (name: string) => `Labdien, ${name}!`,
  shipped: (number: string) => `Esam nosūtījuši jūsu pasūtījumu ${number}.`,
  carrier: "Pārvadātājs",
  code: "Sūtījuma numurs",
  expected: "Paredzamā piegāde",
  to: "Saņēmējs",
  follow: "Sekot sūtījumam",
  atCarrier: (carrier: string) => `Sekot pārvadātāja ${carrier} lapā`,
  withoutCode: "Jebkurā brīdī varat apskatīt, kur ir jūsu pasūtījums.",
} satisfies Messages<typeof en>;
