import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Peruutusilmoituksesi on vastaanotettu: tilaus ${number}, ${store}`,
  subjectWithoutNumber: (store: string) => `Peruutusilmoituksesi on vastaanotettu: ${store}`,
  preview: (moment: string) => `Vastaanotettu ${moment}.`,
  greeting: (name: string) => `Hei ${name},`,
  received: (number: string) =>
    `Vahvistamme, että ilmoituksesi tilauksen ${number} sopimuksen peruuttamisesta on saapunut meille. Säilytä tämä viesti.`,
  unmatched: "Emme ole vielä löytäneet tätä tilausta sähköpostiosoitteellasi. Etsimme sen ja kirjoitamme sinulle.",
  at: "Vastaanotettu",
  declared: "Ilmoituksesi",
  /** Each step of a return. */
  return: {
    subject: (number: string, store: string) => `Tilauksen ${number} palautus kaupassa ${store}`,
    items: "Tuotteet",
    to: "Lähetä osoitteeseen",
    back: "Lähetä takaisin",
    stays: "Emme lähetä",
    open: "Avaa palautus",
    why: (reason: string) => `Syy: ${reason}`,
    /** Of a return within the time that the law gives to withdraw. */
    withdrawal: {
      refused: "Vastaa tähän viestiin, jos olet eri mieltä. Tämä ei vaikuta lakisääteiseen virhevastuuseen.",
      text: "Vahvistamme, että ilmoituksesi alla olevien tuotteiden kauppaa koskevan sopimuksen peruuttamisesta on saapunut meille. Vastaustamme ei tarvitse odottaa.",
      send: (day: string) =>
        `Lähetä tavarat alla olevaan osoitteeseen ${day} mennessä hyvin pakattuina. Säilytä todiste lähetyksestä ja paina sitten palautuksesi sivulla ”Olen lähettänyt sen”.`,
    },
    covered:
      "Lähetä tavarat alla olevaan osoitteeseen hyvin pakattuina. Me maksamme palautuksen: saat meiltä pakettikortin, tai vastaa tähän viestiin, mitä lähettäminen maksoi. Paina sitten palautuksesi sivulla ”Olen lähettänyt sen”.",
    postage: {
      title: "Maksamme palautuksen postikulut",
      text: (amount: string) =>
        `Tavaroiden lähettäminen takaisin maksoi sinulle ${amount}: maksamme sen. Se ei ole osa hintaa, joten saat sen tilisiirtona etkä maksutavallesi. Jos meillä ei vielä ole tilinumeroasi, kerro se vastaamalla tähän viestiin.`,
    },
    refusedWithoutRight: "Vastaa tähän viestiin, jos olet eri mieltä. Tämä ei vaikuta lakisääteisiin oikeuksiisi.",
    steps: {
      declared: {
        title: "Saimme palautusilmoituksesi",
        text: "Käymme sen läpi ja vastaamme vuorokauden kuluessa. Odota vastaustamme ennen kuin lähetät mitään.",
      },
      approved: {
        title: "Lähetä palautuksesi",
        text: "Lähetä tavarat alla olevaan osoitteeseen 14 päivän kuluessa hyvin pakattuina. Säilytä todiste lähetyksestä ja paina sitten palautuksesi sivulla ”Olen lähettänyt sen”.",
      },
      sent: {
        title: "Palautuksesi on matkalla meille",
        text: "Kiitos ilmoituksesta. Kirjoitamme heti, kun se on perillä.",
      },
      received: {
        title: "Palautuksesi on saapunut kauppaamme",
        text: "Tarkastamme tavarat nyt ja kirjoitamme sinulle.",
      },
      checked: {
        title: "Tavarasi on tarkastettu",
        text: "Seuraavaksi tulee hyvitys, vaihto tai viallisen tavaran korjaus. Kirjoitamme sinulle siitä.",
      },
      refused: {
        title: "Emme voi ottaa näitä tavaroita takaisin",
        text: "Vastaa tähän viestiin, jos olet eri mieltä. Tämä ei vaikuta peruuttamisoikeuteesi eikä lakisääteiseen virhevastuuseen.",
      },
      closed: {
        title: "Palautuksesi on päättynyt",
        text: "Mitään ei ole enää tehtävänä. Vastaa tähän viestiin, jos olet eri mieltä.",
      },
      exchanged: {
        title: "Tavarasi on vaihdettu",
        text: "Uuden tilauksen vahvistus tulee erillisessä viestissä. Siitä ei tarvitse maksaa, ja jos se on halvempi, saat erotuksen takaisin.",
      },
    },
  },
} satisfies Messages<typeof en>;
