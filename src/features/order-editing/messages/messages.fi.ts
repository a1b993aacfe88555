import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Maksa tilauksesi",
  order: (number: string) => `Tilaus ${number}`,
  notFound: {
    title: "Tätä maksua ei voi avata",
    text: "Avaa se sähköpostimme linkistä. Linkin on oltava kokonainen ja muuttamaton.",
  },
  toPay: (amount: string) => `Maksettavaa: ${amount}`,
  whole: "Lähetämme tilauksesi heti, kun se on maksettu.",
  changed: "Muutamme tilaustasi, kuten sovimme, kun tämä hinnanerotus on maksettu.",
  until: (day: string) => `Voit maksaa ${day} asti.`,
  method: "Miten maksat?",
  pay: "Maksa nyt",
  busy: "Avataan maksusivua",
  transfer: {
    title: "Tai maksa tilisiirrolla",
    to: "Saaja",
    reference: "Viesti",
    text: "Lähetämme tilauksen heti, kun raha on saapunut, yleensä seuraavana arkipäivänä.",
  },
  paid: "Kiitos, maksu on suoritettu",
  paidText: "Sinun ei tarvitse tehdä muuta.",
  awaiting: "Maksusi on matkalla",
  awaitingText: "Ilmoitamme sähköpostitse heti, kun se on saapunut.",
  lapsed: "Maksuaika on päättynyt",
  lapsedText:
    "Tuotteita ei ole enää varattu sinulle. Jos olet jo siirtänyt rahat, kirjoitamme heti, kun ne ovat perillä. Kirjoita meille, jos haluat tuotteet edelleen.",
  over: "Ei maksettavaa",
  overText:
    "Maksuaika on päättynyt tai muutos on peruttu. Tilauksesi pysyy ennallaan. Kirjoita meille, jos sinulla on kysyttävää.",
  see: "Katso tilaustasi",
  difference: (number: string) => `Tilauksen ${number} hinnanerotus`,
  nothingDue: "Maksettavaa ei enää ole. Lataa sivu uudelleen, niin näet tilauksesi tilan.",
  underWay: "Maksusivu avattiin juuri äsken. Yritä uudelleen.",
  providerAway: "Maksupalvelu ei vastaa. Yritä hetken kuluttua uudelleen.",
  failed: "Maksusivua ei voitu avata. Tarkista yhteys ja yritä uudelleen.",
} as const satisfies Messages<typeof en>;
