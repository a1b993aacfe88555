import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Taganemine",
  declared: (moment: string) => `Avaldus esitatud ${moment}`,
  due: (day: string) => `Raha tagastada hiljemalt ${day}`,
  settled: (day: string) => `Lahendatud ${day}`,
  name: "Nimi",
  items: "Tooted",
  whole: "Kogu tellimus",
  withoutOrder: "Taganemised ilma tellimuseta",
  typedNumber: "Sisestatud tellimuse number",
  email: "Sisestatud e-post",
  orderMeant: "Mõeldud tellimus",
  whichOrder: "Palun sisesta tellimuse number",
  match: "Seo selle tellimusega",
  matched: (number: string) => `Taganemine kuulub nüüd tellimuse ${number} juurde`,
  settleWithout: "Lahenda ilma tellimuseta",
  settledWithout: "Taganemine on lahendatud",
  inTime: (day: string) => `Õigel ajal: tähtaeg lõpeb ${day}`,
  notBegun: "Õigel ajal: tähtaeg ei ole alanud, sest kättetoimetamist ei ole märgitud",
  tooLate: (day: string) => `Pärast tähtaega, mis lõppes ${day}`,
  returns: {
    title: "Tagastused",
    states: { declared: "Esitatud", received: "Kohal", closed: "Lõpetatud" },
    late: "Pärast tähtaega",
    uncertain: "Avalduses on kaubad nimetatud teiste sõnadega, seetõttu on loetletud kogu tellimus.",
    receive: "Kaup on kohal",
    close: "Lõpeta",
    failed: "Tagastust ei õnnestunud muuta",
  },
} satisfies Messages<typeof en>;
