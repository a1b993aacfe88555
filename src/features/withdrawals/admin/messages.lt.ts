import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Atsisakymas",
  declared: (moment: string) => `Pareikšta ${moment}`,
  due: (day: string) => `Grąžinti pinigus iki ${day}`,
  settled: (day: string) => `Išspręsta ${day}`,
  name: "Vardas ir pavardė",
  items: "Prekės",
  whole: "Visas užsakymas",
  withoutOrder: "Atsisakymai be užsakymo",
  typedNumber: "Nurodytas užsakymo numeris",
  email: "Nurodytas el. paštas",
  orderMeant: "Užsakymas, kuris turėtas omenyje",
  whichOrder: "Įrašykite užsakymo numerį",
  match: "Priskirti šiam užsakymui",
  matched: (number: string) => `Atsisakymas dabar priskirtas užsakymui ${number}`,
  settleWithout: "Išspręsti be užsakymo",
  settledWithout: "Atsisakymas išspręstas",
  inTime: (day: string) => `Laiku: terminas baigiasi ${day}`,
  notBegun: "Laiku: terminas neprasidėjo, nes pristatymas nepažymėtas",
  tooLate: (day: string) => `Po termino, kuris baigėsi ${day}`,
  returns: {
    title: "Prekių grąžinimas",
    states: { declared: "Pareikšta", received: "Gauta", closed: "Baigta" },
    late: "Po termino",
    uncertain: "Pareiškime prekės pavadintos kitais žodžiais, todėl išvardytas visas užsakymas.",
    receive: "Prekės gautos",
    close: "Baigti",
    failed: "Prekių grąžinimo pakeisti nepavyko",
  },
} satisfies Messages<typeof en>;
