import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Maksa tellimuse eest",
  order: (number: string) => `Tellimus ${number}`,
  notFound: {
    title: "Seda makset ei saa avada",
    text: "Ava see meie kirjas oleva lingiga; link peab olema terve ja muutmata.",
  },
  toPay: (amount: string) => `Tasuda: ${amount}`,
  whole: "Saadame tellimuse teele kohe, kui see on makstud.",
  changed: "Muudame tellimust nii, nagu kokku leppisime, kui see hinnavahe on makstud.",
  until: (day: string) => `Maksetähtaeg on ${day}.`,
  method: "Kuidas maksad?",
  pay: "Maksa nüüd",
  busy: "Avame makselehte",
  transfer: {
    title: "Või maksa pangaülekandega",
    to: "Saaja",
    reference: "Selgitus",
    text: "Saadame tellimuse teele kohe, kui raha on laekunud, tavaliselt järgmisel tööpäeval.",
  },
  paid: "Aitäh, makstud",
  paidText: "Rohkem pole vaja midagi teha.",
  awaiting: "Makse on teel",
  awaitingText: "Teatame e-kirjaga, kui see on laekunud.",
  lapsed: "Maksetähtaeg on möödas",
  lapsedText:
    "Kaup ei ole sulle enam broneeritud. Kui oled raha juba üle kandnud, kirjutame sulle kohe, kui see on kohal. Kui soovid kaupa endiselt, kirjuta meile.",
  over: "Maksta ei ole midagi",
  overText: "Maksetähtaeg on möödas või muudatus võeti tagasi. Tellimus jääb endiseks. Küsimuste korral kirjuta meile.",
  see: "Vaata tellimust",
  difference: (number: string) => `Tellimuse ${number} hinnavahe`,
  nothingDue: "Maksta ei ole enam midagi. Laadi leht uuesti, et näha tellimuse seisu.",
  underWay: "Makseleht avati hetk tagasi. Proovi uuesti.",
  providerAway: "Makseteenus ei vasta. Proovi hetke pärast uuesti.",
  failed: "Makselehte ei saanud avada. Kontrolli ühendust ja proovi uuesti.",
} as const satisfies Messages<typeof en>;
