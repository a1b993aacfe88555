import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Apmaksā savu pasūtījumu",
  order: (number: string) => `Pasūtījums ${number}`,
  notFound: {
    title: "Šo maksājumu nevar atvērt",
    text: "Atver to ar saiti mūsu e-pasta vēstulē – pilnu un nemainītu.",
  },
  toPay: (amount: string) => `Jāmaksā: ${amount}`,
  whole: "Nosūtīsim pasūtījumu, tiklīdz tas būs apmaksāts.",
  changed: "Esam mainījuši pasūtījumu, kā vienojāmies. Šī ir starpība. Nosūtīsim to, tiklīdz tā būs apmaksāta.",
  until: (day: string) => `Vari maksāt līdz ${day}.`,
  method: "Kā maksāsi?",
  pay: "Maksāt tagad",
  busy: "Atveram maksājuma lapu",
  paid: "Paldies, tas ir apmaksāts",
  paidText: "Vairāk nekas nav jādara.",
  awaiting: "Maksājums ir ceļā",
  awaitingText: "Paziņosim e-pastā, tiklīdz tas būs saņemts.",
  over: "Nekas nav jāmaksā",
  overText:
    "Maksāšanas laiks ir beidzies vai izmaiņas ir atceltas. Pasūtījums paliek, kāds bija. Jautājumu gadījumā raksti mums.",
  see: "Skatīt pasūtījumu",
  difference: (number: string) => `Starpība par pasūtījumu ${number}`,
  nothingDue: "Vairs nekas nav jāmaksā. Pārlādē lapu, lai redzētu pasūtījuma stāvokli.",
  underWay: "Maksājuma lapa tika atvērta pirms brīža. Mēģini vēlreiz.",
  providerAway: "Maksājumu pakalpojums neatbild. Pēc brīža mēģini vēlreiz.",
  failed: "Maksājuma lapu neizdevās atvērt. Pārbaudi savienojumu un mēģini vēlreiz.",
} as const satisfies Messages<typeof en>;
