import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Peruuta sopimus",
  description: "Peruuta ostoksesi tässä: 14 päivää lain mukaan, 100 päivää ehtojemme mukaan, syytä ilmoittamatta.",
  lead: "Voit peruuttaa kaupan lain mukaan 14 päivän kuluessa tavaran vastaanottamisesta ja omien ehtojemme mukaan 100 päivän kuluessa. Syytä ei tarvitse ilmoittaa.",
  fields: {
    orderNumber: "Tilausnumero",
    name: "Nimi",
    email: "Sähköposti",
    items: "Mitkä tuotteet (jätä tyhjäksi, jos koko tilaus)",
  },
  hints: {
    orderNumber: "Se on tilausvahvistuksessasi, esim. AU-100234.",
    email: "Osoite, jolla tilasit. Vahvistamme peruutuksen sinne.",
  },
  problems: {
    orderNumber: "Kirjoita tilausnumero",
    name: "Kirjoita nimesi",
    email: "Kirjoita kelvollinen sähköpostiosoite",
    link: "Kirjoita tämä ilman linkkejä",
    tooLong: (max: number) => `Lyhennä tekstiä, enintään ${max.toLocaleString("fi")} merkkiä`,
  },
  check: "Jatka",
  next: {
    title: "Mitä seuraavaksi",
    steps: [
      "Vahvistamme sähköpostitse, että peruutuksesi on saapunut.",
      "Lähetät saamasi tavarat takaisin 14 päivän kuluessa hyvin pakattuina ja niin, että saat todistuksen lähettämisestä.",
      "Hyvitämme rahat alkuperäiselle maksutavallesi heti, kun tavarat tai todistus niiden lähettämisestä ovat saapuneet.",
    ],
  },
  notFound:
    "Emme löydä tällä numerolla ja sähköpostiosoitteella maksettua tilausta. Tarkista molemmat. Voit silti lähettää ilmoituksen, ja etsimme tilauksen itse.",
  tooMany: (time: string) => `Liian monta yritystä. Odota ${time} ja yritä uudelleen.`,
  failed: "Ilmoitusta ei voitu lähettää. Tarkista yhteytesi ja yritä uudelleen.",
  review: {
    title: "Ilmoituksesi",
    // For a lawyer: after the model form of the act.
    declaration: "Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee näiden tavaroiden toimitusta.",
    items: "Tuotteet",
    whole: "Koko tilaus",
    // For a lawyer: the law names this button.
    confirm: "Vahvista peruutus",
    back: "Palaa muuttamaan",
  },
  done: {
    title: "Peruutus vastaanotettu",
    received: (number: string, moment: string) =>
      `Vastaanotimme tilauksen ${number} peruutuksen ${moment}. Vahvistus on matkalla tilauksen sähköpostiosoitteeseen.`,
    unmatched: (number: string, moment: string) =>
      `Vastaanotimme tilauksen ${number} peruutuksen ${moment}. Vahvistus on matkalla sähköpostiosoitteeseesi. Etsimme tilauksesi ja kirjoitamme sinulle.`,
    several: (number: string, moment: string) =>
      `Vastaanotimme tilauksen ${number} peruutuksen ${moment}. Meillä on jo useita peruutuksia tästä osoitteesta. Käymme ne läpi ja kirjoitamme sinulle.`,
    next: "Mitä seuraavaksi",
    sendBack:
      "Lähetä jo saamasi tavarat takaisin 14 päivän kuluessa hyvin pakattuina ja niin, että saat todistuksen lähettämisestä.",
    refund:
      "Hyvitämme hinnan alkuperäiselle maksutavallesi viimeistään 14 päivän kuluttua peruutuksestasi; jos peruutat koko tilauksen, hyvitämme myös tavanomaiset toimituskulut.",
    refundWaits: "Voimme odottaa, kunnes tavarat tai todistus niiden lähettämisestä ovat saapuneet.",
    unsent: "Tavarat eivät ole vielä lähteneet meiltä: emme lähetä niitä, eikä sinulla ole mitään palautettavaa.",
    stays: "Sitä, mikä ei ole vielä lähtenyt meiltä, emme lähetä, joten sinun ei tarvitse palauttaa sitä.",
    byPolicy:
      "Lain mukaiset 14 päivää eivät koske tätä, mutta omien ehtojemme 100 päivää koskevat. Käymme peruutuksesi läpi ja vastaamme vuorokauden kuluessa. Odota vastaustamme ennen kuin lähetät mitään.",
    over: "Tätä eivät koske lain mukaiset 14 päivää eivätkä omien ehtojemme 100 päivää. Käymme peruutuksesi läpi ja vastaamme vuorokauden kuluessa. Odota vastaustamme ennen kuin lähetät mitään.",
    unknown:
      "Se, mitä seuraavaksi tapahtuu, riippuu tilauksestasi: kirjoitamme siitä, kun olemme löytäneet tilauksen. Siihen asti sinun ei tarvitse lähettää mitään. Ratkaisevaa on, milloin tämä ilmoitus saapui meille.",
    policy: "Palautukset ja hyvitykset",
    home: "Etusivulle",
  },
} satisfies Messages<typeof en>;
