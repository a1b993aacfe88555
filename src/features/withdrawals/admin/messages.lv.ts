import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Atteikums",
  declared: (moment: string) => `Paziņots ${moment}`,
  due: (day: string) => `Atmaksāt līdz ${day}`,
  settled: (day: string) => `Atrisināts ${day}`,
  name: "Vārds un uzvārds",
  items: "Preces",
  whole: "Viss pasūtījums",
  withoutOrder: "Atteikumi bez pasūtījuma",
  typedNumber: "Norādītais pasūtījuma numurs",
  email: "Norādītais e-pasts",
  orderMeant: "Domātais pasūtījums",
  whichOrder: "Lūdzu, ievadiet pasūtījuma numuru",
  match: "Piesaistīt šim pasūtījumam",
  matched: (number: string) => `Atteikums tagad piesaistīts pasūtījumam ${number}`,
  settleWithout: "Atrisināt bez pasūtījuma",
  settledWithout: "Atteikums ir atrisināts",
  inTime: (day: string) => `Termiņā: termiņš beidzas ${day}`,
  notBegun: "Termiņā: termiņš nav sācies, jo piegāde nav atzīmēta",
  tooLate: (day: string) => `Pēc termiņa, kas beidzās ${day}`,
  returns: {
    title: "Preču atgriešana",
    states: { declared: "Paziņota", received: "Saņemta", closed: "Pabeigta" },
    late: "Pēc termiņa",
    uncertain: "Paziņojumā preces nosauktas citiem vārdiem, tāpēc uzskaitīts viss pasūtījums.",
    receive: "Preces saņemtas",
    close: "Pabeigt",
    failed: "Atgriešanu neizdevās mainīt",
  },
} satisfies Messages<typeof en>;
