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
  withoutCode: "Pārvadātājs mums sūtījuma numuru nav iedevis. To, ko zinām, redzēsiet sava pasūtījuma lapā.",
  again: {
    subject: (number: string, store: string) =>
      `Jūsu pasūtījums ${number} no veikala ${store}: preces nosūtītas vēlreiz`,
    title: "Preces nosūtītas vēlreiz",
    shipped: (number: string) =>
      `Ar jūsu pasūtījuma ${number} piegādi kaut kas nogāja greizi, atvainojamies. Šīs preces nosūtījām jums vēlreiz par mūsu līdzekļiem.`,
  },
  part: {
    subject: (number: string, store: string) => `Daļa no jūsu pasūtījuma ${number} no veikala ${store} ir ceļā`,
    title: "Daļa no jūsu pasūtījuma ir ceļā",
    shipped: (number: string, parcel: number) => `Esam nosūtījuši jūsu pasūtījuma ${number} sūtījumu Nr. ${parcel}.`,
    coming: "Vēl gaidāms. Rakstīsim jums, kad tas tiks nosūtīts:",
    lastSubject: (number: string, store: string) =>
      `Jūsu pasūtījuma ${number} pēdējais sūtījums no veikala ${store} ir ceļā`,
    lastTitle: "Jūsu pēdējais sūtījums ir ceļā",
    last: "Ar to ir nosūtīts viss jūsu pasūtījums.",
  },
  undone: {
    subject: (number: string, store: string) =>
      `Jūsu pasūtījums ${number} no veikala ${store}: sūtījums vēl nav nosūtīts`,
    title: "Sūtījums vēl nav nosūtīts",
    text: (number: string) =>
      `Mēs jums rakstījām, ka jūsu pasūtījuma ${number} sūtījums ir ceļā. Tas vēl nav nosūtīts: mēs to atzīmējām kļūdas dēļ. Atvainojamies. Rakstīsim jums, kad tas tiks nosūtīts.`,
  },
} satisfies Messages<typeof en>;
