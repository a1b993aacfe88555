import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Usein kysyttyä",
  description: "Lataaminen, palautukset, takuu, yhteystiedot: lyhyet vastaukset yleisimpiin kysymyksiin.",
  lead: "Lyhyet vastaukset siihen, mitä meiltä eniten kysytään.",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Kuinka kauan akku kestää, ja miten se ladataan?",
      answer: [
        "Täysi 2000 mAh:n akku kestää kolmesta voimakkuudesta pienimmällä jopa 24 tuntia. Lataa se mukana tulevalla USB-C-johdolla ja 5\u00a0V:n laturilla.",
        "Voit käyttää diffuuseria myös latauksen aikana. Se sammuu itsestään 3 tunnin kuluttua.",
      ],
    },
    {
      id: "returns",
      question: "Voinko palauttaa jotain?",
      answer: [
        "Kyllä. Käyttämättömät tuotteet voi palauttaa 30 päivän kuluessa selittelemättä, ja ehtomme antavat sinulle 100 päivää siitä, kun paketti saapuu.",
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
  elseBefore: "Jotain muuta?",
  elseWrite: "Kirjoita meille",
  elseBetween: " tai lue sivu",
} satisfies Messages<typeof en>;
