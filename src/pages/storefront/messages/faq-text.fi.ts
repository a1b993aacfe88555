import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Usein kysyttyä",
  description: "Lataaminen, palautukset, takuu, yhteystiedot: lyhyet vastaukset yleisimpiin kysymyksiin.",
  lead: "Lyhyet vastaukset siihen, mitä meiltä eniten kysytään.",
  entriesTitle: "Tärkeimmät",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Kuinka kauan akku kestää, ja miten se ladataan?",
      answer: [
        "Täyteen ladattu 2000 mAh:n akku kestää kolmesta voimakkuudesta pienimmällä jopa 24 tuntia. Lataa se mukana tulevalla USB-C-johdolla ja 5\u00a0V:n laturilla.",
        "Voit käyttää diffuuseria myös latauksen aikana. Se sammuu itsestään 3 tunnin kuluttua.",
      ],
    },
    {
      id: "returns",
      question: "Voinko palauttaa jotain?",
      answer: [
        "Kyllä. Ehtomme antavat sinulle 100 päivää siitä, kun paketti saapuu. Käyttämättömät tuotteet voi palauttaa 30 päivän kuluessa selittelemättä.",
        "Euroopan unionissa voit lain mukaan myös peruuttaa kaupan 14 päivän kuluessa. Sivu ”Palautukset ja hyvitykset” kertoo, miten.",
      ],
    },
    {
      id: "warranty",
      question: "Onko tuotteilla takuu?",
      answer: [
        "Jokaisella diffuuserilla on 1 vuoden takuu sen 2 vuoden lakisääteisen virhevastuun lisäksi, joka koskee kaikkea, mitä ostat Euroopan unionissa.",
      ],
    },
    {
      id: "contact",
      question: "Miten tavoitan teidät?",
      answer: [`Kirjoita osoitteeseen ${storeEmail}. Ihminen vastaa 24 tunnin kuluessa, yleensä nopeammin.`],
    },
  ],
  moreTitle: "Tilaaminen ja käyttö",
  more: [
    {
      question: "Kuinka kauan toimitus kestää, ja mitä se maksaa?",
      answer: [
        "Käsittelemme tilaukset 24 tunnin kuluessa. Toimitus kestää 4–24 arkipäivää; Euroopassa useimmat paketit saapuvat tämän ajan alkupuolella. Kassa näyttää hinnan ennen tilaamista, ja sivu ”Toimitusehdot” kertoo tarkemmin.",
      ],
    },
    {
      question: "Voinko noutaa tilauksen pakettiautomaatista?",
      answer: [
        "Kyllä, jokaisessa maassa, johon kassa sitä tarjoaa. Valitse siellä ”Pakettiautomaatti” ja sinulle sopiva paikka. Useimmat automaatit ovat auki vuorokauden ympäri; aukioloajat näkyvät kunkin kohdalla.",
      ],
    },
    {
      question: "Miten voin maksaa?",
      answer: [
        "Kortilla tai muulla tavalla, jota maksupalveluntarjoajamme tarjoaa maassasi. Mitään ei veloiteta ennen kuin painat ”Tilaa ja maksa”.",
      ],
    },
    {
      question: "Sisältävätkö hinnat arvonlisäveron, ja saako yritys laskun?",
      answer: [
        "Euroopan unionissa hinnat sisältävät arvonlisäveron. Jos haluat laskun yrityksen nimellä, avaa kassalla ”Ostatko yritykselle?” ja anna yrityksen nimi ja arvonlisäverotunniste.",
      ],
    },
    {
      question: "Mikä öljy sopii mihinkin diffuuseriin?",
      answer: [
        "Kaikki öljymme sopivat kaikkiin diffuusereihimme: 3–5 tippaa, voimakkaita 1–2, puhtaaseen vesijohtoveteen, ei MAX-viivan yli.",
      ],
    },
    {
      question: "Miten diffuuseri puhdistetaan?",
      answer: [
        "Tyhjennä säiliö käytön jälkeen ja pyyhi se kuivaksi pehmeällä liinalla. Irrota johto ensin, äläkä koskaan upota jalustaa veteen.",
      ],
    },
    {
      question: "Onko tämä turvallista lapsille ja lemmikeille?",
      answer: [
        "Säilytä öljyt ja diffuuserit lasten ja lemmikkien ulottumattomissa. Käytä vain muutama tippa, tuuleta huone jälkeenpäin ja jätä ovi auki siellä, missä on eläimiä. Kissat ja linnut tarvitsevat tuoksuttoman huoneen.",
      ],
    },
  ],
  elseBefore: "Jotain muuta?",
  elseWrite: "Kirjoita meille",
  elseBetween: " tai lue sivu",
} satisfies Messages<typeof en>;
