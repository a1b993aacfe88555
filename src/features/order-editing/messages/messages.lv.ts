import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Apmaksājiet savu pasūtījumu",
  order: (number: string) => `Pasūtījums ${number}`,
  notFound: {
    title: "Šo maksājumu nevar atvērt",
    text: "Atveriet to ar saiti no mūsu e-pasta vēstules – pilnu un nemainītu.",
  },
  toPay: (amount: string) => `Jāmaksā: ${amount}`,
  whole: "Nosūtīsim jūsu pasūtījumu, tiklīdz tas būs apmaksāts.",
  changed: "Mainīsim jūsu pasūtījumu, kā vienojāmies, kad šī cenas starpība būs samaksāta.",
  until: (day: string) => `Apmaksas termiņš: ${day}.`,
  method: "Kā maksāsiet?",
  pay: "Maksāt tagad",
  busy: "Atveram maksājuma lapu",
  transfer: {
    title: "Vai arī maksājiet ar bankas pārskaitījumu",
    to: "Saņēmējs",
    reference: "Maksājuma mērķis",
    text: "Pasūtījumu nosūtīsim, tiklīdz nauda būs saņemta, parasti nākamajā darba dienā.",
  },
  paid: "Paldies, apmaksāts",
  paidText: "Vairāk nekas nav jādara.",
  awaiting: "Maksājums ir ceļā",
  awaitingText: "Paziņosim e-pastā, tiklīdz tas būs saņemts.",
  lapsed: "Apmaksas termiņš ir beidzies",
  lapsedText:
    "Preces jums vairs nav rezervētas. Ja naudu jau esat pārskaitījuši, rakstīsim jums, tiklīdz tā pienāks. Ja preces joprojām vēlaties, rakstiet mums.",
  over: "Nekas nav jāmaksā",
  overText:
    "Maksāšanas laiks ir beidzies vai izmaiņas ir atceltas. Pasūtījums paliek, kāds bija. Jautājumu gadījumā rakstiet mums.",
  see: "Skatīt pasūtījumu",
  difference: (number: string) => `Cenas starpība par pasūtījumu ${number}`,
  nothingDue: "Vairs nekas nav jāmaksā. Pārlādējiet lapu, lai redzētu pasūtījuma stāvokli.",
  underWay: "Maksājuma lapa tika atvērta pirms brīža. Lūdzu, mēģiniet vēlreiz.",
  providerAway: "Maksājumu pakalpojumu sniedzējs neatbild. Lūdzu, pēc brīža mēģiniet vēlreiz.",
  failed: "Maksājuma lapu neizdevās atvērt. Lūdzu, pārbaudiet savienojumu un mēģiniet vēlreiz.",
} as const satisfies Messages<typeof en>;
