import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  mail: {
    subject: (number: string, store: string) => `Tilauksesi ${number} kaupassa ${store}`,
    preview: (number: string, total: string) => `Tilaus ${number}: ${total}`,
    thanks: (name: string) => `Kiitos, ${name}`,
    paid: (number: string, processingTime: string) =>
      `Tilauksesi ${number} on maksettu. Pakkaamiseen ja lähettämiseen menee ${processingTime}. Sen jälkeen saat seurantatiedot.`,
    paidAndTaken: (number: string) => `Tilauksesi ${number} on maksettu, ja tuotteet ovat sinulla.`,
    confirmedAgain: (number: string) => `Tämä on tilauksesi ${number} vahvistus.`,
    total: "Yhteensä, sisältää ALV:n",
    quantity: (count: number, price: string) => (count === 1 ? "1 kpl" : `${count} × ${price}`),
    pieces: (count: number) => `${count} kpl`,
    to: "Vastaanottaja",
    tracking: "Seurantakoodi",
    see: "Katso tilaus",
    questions: (email: string) => `Kysyttävää? Kirjoita osoitteeseen ${email}; vastaamme 24 tunnin kuluessa.`,
  },
  reversedEmail: {
    subject: (number: string, store: string) => `Pankkisi otti maksusi takaisin: tilaus ${number}, ${store}`,
    preview: (number: string, amount: string) => `Pankkisi otti takaisin ${amount} tilauksesta ${number}.`,
    title: "Pankkisi otti maksusi takaisin",
    text: (amount: string, number: string) =>
      `Olimme saaneet tilauksestasi ${number} maksun ${amount}, mutta pankkisi on ottanut sen takaisin.`,
    again:
      "Emme lähetä tätä tilausta. Voit avata sen ja maksaa uudelleen. Siitä syntyy uusi tilaus tämän päivän hinnoin.",
    gone: "Tavarat ovat jo lähteneet meiltä. Kirjoita meille, niin sovimme, miten tilaus maksetaan.",
    pay: "Maksa uudelleen",
  },
  failedEmail: {
    subject: (number: string, store: string) => `Maksusi tilauksesta ${number} ei saapunut, ${store}`,
    preview: (number: string, amount: string) =>
      `Maksu ${amount} tilauksesta ${number} ei saapunut. Sinulta ei veloitettu mitään.`,
    title: "Maksusi ei saapunut",
    text: (amount: string, number: string) =>
      `Pankkisi ei lähettänyt maksua ${amount} tilauksestasi ${number}. Sinulta ei veloitettu mitään.`,
    again:
      "Emme lähetä tätä tilausta. Voit avata sen ja maksaa uudelleen. Siitä syntyy uusi tilaus tämän päivän hinnoin.",
    gone: "Emme lähetä tätä tilausta.",
    byLink: (day: string) => `Voit maksaa uudelleen ${day} asti.`,
    kept: "Tilauksesi pysyy ennallaan.",
  },
  refundEmail: {
    subject: (number: string, store: string) => `Hyvityksesi tilauksesta ${number}, ${store}`,
    preview: (number: string, amount: string) => `${amount} tilauksesta ${number} on matkalla takaisin sinulle.`,
    title: "Rahasi ovat matkalla takaisin",
    greeting: (name: string) => `Hei ${name},`,
    amount: (amount: string, number: string) =>
      `Olemme hyvittäneet ${amount} tilauksestasi ${number} samalla maksutavalla, jolla maksoit.`,
    byHand: (amount: string, number: string) =>
      `Palautamme sinulle ${amount} tilauksestasi ${number} suoraan, samalla tavalla kuin maksoit.`,
    deduction: (amount: string, reason: string) => `Vähensimme hinnasta arvon alenemisen vuoksi ${amount}: ${reason}`,
    deductionWhole: (reason: string) => `Pidätimme koko hinnan arvon alenemisen vuoksi: ${reason}`,
    why: {
      goodsGone: "Kun maksusi saapui, kaikkea tilaamaasi ei ollut enää jäljellä. Emme lähetä tätä tilausta.",
      paidTwice: "Maksoit tämän tilauksen kahdesti. Tilaus etenee suunnitellusti.",
      cancelled: "Tämä tilaus on peruttu.",
    },
    when: "Rahat näkyvät tililläsi yleensä 5–10 arkipäivän kuluessa.",
  },
  refundFailedEmail: {
    subject: (number: string, store: string) => `Hyvityksesi tilauksesta ${number} ei mennyt perille, ${store}`,
    preview: (number: string, amount: string) => `Hyvitys ${amount} tilauksesta ${number} ei mennyt perille.`,
    title: "Hyvityksesi ei mennyt perille",
    text: (amount: string, number: string) =>
      `Hyvitys ${amount}, jonka maksoimme tilauksestasi ${number}, ei mennyt perille.`,
    next: "Saat rahat silti takaisin. Etsimme toisen tavan ja kirjoitamme sinulle. Sinun ei tarvitse nyt tehdä mitään.",
  },
  changedEmail: {
    subject: (number: string, store: string) => `Tilaustasi ${number} kaupassa ${store} muutettiin`,
    preview: (number: string, total: string) => `Tilaus ${number}: ${total}`,
    title: "Tilaustasi muutettiin",
    text: (number: string) =>
      `Muutimme tilaustasi ${number}, kuten sovimme. Tältä se näyttää nyt. Aiemman laskun hyvityslaskun ja uuden laskun löydät tilauksesi tiedoista.`,
    what: "Mikä muuttui",
  },
  linkEmail: {
    subject: (number: string, store: string) => `Maksa tilauksesi ${number} kaupassa ${store}`,
    preview: (number: string, amount: string) => `${amount}, tilaus ${number}`,
    title: "Tilauksesi odottaa maksua",
    difference: (number: string, amount: string) =>
      `Muutamme tilaustasi ${number}, kuten sovimme, kun hinnanerotus ${amount} on maksettu.`,
    whole: (number: string, amount: string) => `Voit nyt maksaa tilauksesi ${number}. Maksettavaa on ${amount}.`,
    until: (day: string) => `Voit maksaa ${day} asti.`,
    ships: "Lähetämme tilauksen heti, kun se on maksettu.",
    what: "Mikä muuttuu",
    toPay: "Maksettava erotus",
    pay: "Maksa nyt",
    transfer: {
      lead: "Voit maksaa myös tilisiirrolla. Lähetämme tilauksen heti, kun raha on saapunut.",
      to: "Saaja",
      reference: "Viesti",
    },
  },
} satisfies Messages<typeof en>;
