import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Apmokėkite užsakymą",
  order: (number: string) => `Užsakymas ${number}`,
  notFound: {
    title: "Šio mokėjimo atidaryti negalime",
    text: "Atidarykite jį mūsų laiške esančia nuoroda – visa ir nepakeista.",
  },
  toPay: (amount: string) => `Mokėtina suma: ${amount}`,
  whole: "Išsiųsime užsakymą, kai tik jis bus apmokėtas.",
  changed: "Pakeisime jūsų užsakymą, kaip sutarėme, kai šis kainos skirtumas bus sumokėtas.",
  until: (day: string) => `Mokėti galite iki ${day}.`,
  method: "Kaip mokėsite?",
  pay: "Mokėti dabar",
  busy: "Atidaromas mokėjimo puslapis",
  transfer: {
    title: "Arba sumokėkite banko pavedimu",
    to: "Gavėjas",
    reference: "Mokėjimo paskirtis",
    text: "Užsakymą išsiųsime, kai tik gausime pinigus, paprastai kitą darbo dieną.",
  },
  paid: "Ačiū, apmokėta",
  paidText: "Daugiau nieko daryti nereikia.",
  awaiting: "Mokėjimas pakeliui",
  awaitingText: "Pranešime el. paštu, kai tik jis bus gautas.",
  lapsed: "Mokėjimo laikas baigėsi",
  lapsedText:
    "Prekės jums nebėra rezervuotos. Jei pinigus jau pervedėte, parašysime, kai tik juos gausime. Jei prekių vis dar norite, parašykite mums.",
  over: "Mokėti nieko nereikia",
  overText:
    "Mokėjimo laikas baigėsi arba pakeitimas atšauktas. Užsakymas lieka toks, koks buvo. Jei turite klausimų, parašykite mums.",
  see: "Žiūrėti užsakymą",
  difference: (number: string) => `Užsakymo ${number} kainos skirtumas`,
  nothingDue: "Mokėti nebereikia. Įkelkite puslapį iš naujo, kad matytumėte užsakymo būseną.",
  underWay: "Mokėjimo puslapis atidarytas prieš akimirką. Bandykite dar kartą.",
  providerAway: "Mokėjimo paslaugų teikėjas neatsako. Po akimirkos bandykite dar kartą.",
  failed: "Nepavyko atidaryti mokėjimo puslapio. Patikrinkite ryšį ir bandykite dar kartą.",
} as const satisfies Messages<typeof en>;
