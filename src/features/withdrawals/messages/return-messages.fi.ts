import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./return-messages.en.ts";

export const messages = {
  title: "Palauta tuotteita",
  lead: "Valitse, mitä lähetät takaisin. Kerromme sähköpostilla, mitä seuraavaksi tapahtuu, ja palautamme rahat, kun tavarat ovat perillä.",
  order: (number: string) => `Tilaus ${number}`,
  notFound: {
    title: "Palautusta ei voi avata",
    text: "Avaa se tilauksen sähköpostissa olevasta linkistä tai selaimella, jolla ostit.",
  },
  /** null where the days have not begun to count. */
  byLaw: (day: string | null) =>
    day
      ? `Lain mukaan voit peruuttaa kaupan ilman syytä ${day} asti: valitse ”Muutin mieleni”. Lähetä tavarat sen jälkeen vastaustamme odottamatta.`
      : "Lain mukaan voit peruuttaa kaupan ilman syytä 14 päivän kuluessa tavaroiden saamisesta: valitse ”Muutin mieleni”. Lähetä tavarat sen jälkeen vastaustamme odottamatta.",
  which: "Mitä lähetät takaisin?",
  of: (pieces: string) => `/ ${pieces}`,
  reason: "Syy",
  reasons: {
    "changed-mind": "Muutin mieleni",
    damaged: "Se saapui vaurioituneena",
    defective: "Se ei toimi niin kuin pitäisi",
    "wrong-item": "Se ei ole se, minkä tilasin",
    other: "Muu syy",
  },
  seal: "Sinetöidyt pullot voi palauttaa, kun niiden sinetti on ehjä. Viallisen tavaran voi palauttaa aina.",
  cost: "Maksat palautuksen itse. Jos tavara on vaurioitunut, viallinen tai väärä, me maksamme, ja rahan sijasta voit pyytää korjausta tai uutta tavaraa: kerro siitä vastauksessasi viestiimme.",
  send: "Lähetä palautusilmoitus",
  own: "Palautuksesi",
  states: {
    declared: "Ilmoitettu",
    approved: "Hyväksytty",
    sent: "Lähetetty takaisin",
    received: "Saapunut",
    checked: "Tarkastettu",
    refunded: "Hyvitetty",
    exchanged: "Vaihdettu",
    refused: "Hylätty",
    closed: "Päättynyt",
  },
  addPhotos: "Lisää kuvia",
  photosHint: "Enintään 4. Ne nopeuttavat käsittelyä; vain kauppa näkee ne.",
  photos: (count: number, max: number) => `Kuvia ${count}/${max}`,
  sendingPhotos: "Lähetetään…",
  photosFull: (max: number) => `Palautuksella voi olla enintään ${max} kuvaa.`,
  noPhoto: "Tämä tiedosto ei ole luettava kuva, tai se on yli 15 Mt.",
  mark: "Olen lähettänyt sen",
  marked: "Kiitos. Tiedämme, että tavarat ovat matkalla.",
  declared: "Saimme palautusilmoituksesi. Sähköposti on matkalla sinulle.",
  withdrawn: "Peruutusilmoituksesi on saapunut meille. Sähköposti on matkalla sinulle, ja voit lähettää tavarat heti.",
  sendBy: (day: string) => `Lähetä ${day} mennessä osoitteeseen`,
  sendSoon: "Lähetä 14 päivän kuluessa osoitteeseen",
  back: (goods: string) => `Lähetä takaisin: ${goods}`,
  stays: (goods: string) => `Emme lähetä: ${goods}`,
  staysUnnamed: "Sitä, mikä ei ole vielä lähtenyt meiltä, emme lähetä, joten sinun ei tarvitse palauttaa sitä.",
  unsent: "Nämä tavarat eivät ole vielä lähteneet meiltä: emme lähetä niitä, eikä sinulla ole mitään palautettavaa.",
  why: "Syy",
  empty: "Valitse vähintään yksi tuote.",
  gone: "Nämä tuotteet ovat jo palautuksessa tai hyvitetty. Lataa sivu uudelleen, niin näet, mitä on jäljellä.",
  tooLate: "Sadan päivän palautusaika on päättynyt. Viallisen tavaran voit silti palauttaa: valitse se syyksi.",
  notSent: "Tässä tilauksessa ei ole palautettavaa: sitä ei ole lähetetty tai maksettu, tai rahat on jo palautettu.",
  whyNot: {
    awaiting:
      "Maksusi tästä tilauksesta ei ole vielä saapunut, joten palautettavaa ei ole. Jos et enää halua tilausta, kirjoita meille, niin perumme sen.",
    unpaid:
      "Tätä tilausta ei maksettu: mitään ei veloitettu eikä mitään lähetetä, joten palautettavaa tai peruttavaa ei ole.",
    leftUnpaid:
      "Tätä tilausta ei ole vielä maksettu, joten palautusta ei voi aloittaa tässä. Jos et halua pitää tavaroita, kerro siitä meille.",
    review: "Tarkistamme tämän tilauksen maksua. Kun se on tehty, voit palauttaa tuotteita tässä.",
    reversed:
      "Pankkisi perui tämän tilauksen maksun, joten palautusta ei voi aloittaa tässä. Jos tavarat ovat sinulla, kirjoita meille.",
    refunded: "Koko tämä tilaus on jo hyvitetty tai vaihdettu.",
    notLeft:
      "Tämä tilaus ei ole vielä lähtenyt meiltä, joten palautettavaa ei ole. Jos et enää halua sitä, kerro siitä meille: emme lähetä sitä ja hyvitämme rahasi.",
    cancelled: "Tämä tilaus on peruttu. Jos sen tavaroita on sinulla, kirjoita meille.",
  },
  withdraw: "Peruuta sopimus tästä",
  nothing: "Kaikki tämän tilauksen tuotteet ovat palautuksessa tai hyvitetty.",
  moved: "Palautus on edennyt tällä välin.",
  failed: "Tätä ei voitu lähettää. Tarkista yhteytesi ja yritä uudelleen.",
} satisfies Messages<typeof en>;
