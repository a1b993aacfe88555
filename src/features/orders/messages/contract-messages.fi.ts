import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./contract-messages.en.ts";

export const messages = {
  title: (number: string) => `Sopimuksesi: tilaus ${number}`,
  attached:
    "Sopimuksesi on liitteenä: tuotteet, myyjä, peruuttamisoikeus lomakkeineen, virhevastuu ja hyväksymäsi ehdot. Säilytä se.",
  attachedWithoutForm: "Sopimuksesi on liitteenä: tuotteet, myyjä, virhevastuu ja hyväksymäsi ehdot. Säilytä se.",
  invoiceAttached: "Myös laskusi on liitteenä.",
  trader: "Myyjä",
  goods: "Mitä ostit",
  product: "Tuote",
  quantity: "Määrä",
  price: "Hinta",
  sum: "Summa",
  vat: "Loppusummaan sisältyvä arvonlisävero",
  delivery: "Toimitus",
  to: "Kenelle",
  when: "Milloin",
  deliveryTime: (processingTime: string) =>
    `Käsittelyaika ${processingTime}; toimitus 4–24 arkipäivässä, viimeistään 30 päivän kuluttua tilauksesta.`,
  placed: "Tilattu",
  withdrawal: "Peruuttamisoikeus",
  right: "Sinulla on oikeus peruuttaa tämä sopimus 14 päivän kuluessa syytä ilmoittamatta.",
  period:
    "Peruuttamisen määräaika päättyy 14 päivän kuluttua päivästä, jona olet saanut tai nimeämäsi kolmas osapuoli, joka ei ole kuljetusliike, on saanut viimeisen tavaran fyysisesti hallintaansa.",
  exercise: (us: string) =>
    `Peruuttamisoikeuden käyttämiseksi sinun on ilmoitettava meille (${us}) päätöksestäsi peruuttaa sopimus yksiselitteisellä tavalla (esimerkiksi kirjeellä postitse tai sähköpostilla). Voit käyttää liitteenä olevaa peruuttamislomaketta, mutta sen käyttö ei ole pakollista.`,
  online: (address: string) =>
    `Voit käyttää peruuttamisoikeutta myös verkossa osoitteessa ${address}. Jos käytät tätä verkkotoimintoa, lähetämme sinulle ilman aiheetonta viivytystä pysyvällä tavalla (esimerkiksi sähköpostilla) vahvistuksen peruuttamisilmoituksen vastaanottamisesta sekä tiedot ilmoituksen sisällöstä ja sen lähettämisen päivämäärästä ja kellonajasta.`,
  deadline:
    "Peruuttamisen määräajan noudattamiseksi riittää, että lähetät ilmoituksesi peruuttamisoikeuden käyttämisestä ennen peruuttamisen määräajan päättymistä.",
  effects: "Peruuttamisen vaikutukset",
  refund:
    "Jos peruutat tämän sopimuksen, palautamme sinulle kaikki sinulta saadut suoritukset, toimituskustannukset mukaan luettuina (paitsi lisäkustannuksia, jotka johtuvat siitä, että olet valinnut muun kuin tarjoamamme edullisimman vakiotoimitustavan), viivytyksettä ja joka tapauksessa viimeistään 14 päivän kuluttua sopimuksen peruuttamista koskevan ilmoituksen saatuamme. Suoritamme palautuksen sillä maksutavalla, jota olet käyttänyt alkuperäisessä liiketoimessa, ellet ole nimenomaisesti suostunut muuhun, ja joka tapauksessa siten, että sinulle ei aiheudu suoritusten palauttamisesta kustannuksia. Voimme pidättyä maksujen palautuksesta, kunnes olemme saaneet tavaran takaisin tai kunnes olet osoittanut lähettäneesi tavaran takaisin, sen mukaan, kumpi tapahtuu aiemmin.",
  sendBack:
    "Sinun on lähetettävä tavarat takaisin tai luovutettava ne meille ilman aiheetonta viivytystä ja viimeistään 14 päivän kuluttua peruuttamisilmoituksen tekemisestä. Määräaikaa on noudatettu, jos lähetät tavarat takaisin ennen kuin kyseinen 14 päivän määräaika on päättynyt. Sinun on vastattava tavaroiden palauttamisesta johtuvista välittömistä kustannuksista.",
  value:
    "Olet vastuussa vain sellaisesta tavaroiden arvon alentumisesta, joka on johtunut muusta kuin tavaroiden luonteen, ominaisuuksien ja toimivuuden toteamiseksi tarvittavasta käsittelystä. Oikeus ei koske sinetöityjä tavaroita, joita ei voi hygieniasyistä palauttaa, kun olet avannut sinetin.",
  form: "Peruuttamislomakkeen malli",
  formLead: "(täytä ja palauta tämä lomake vain, jos haluat peruuttaa sopimuksen)",
  formTo: (trader: string) => `Vastaanottaja: ${trader}`,
  formStatement:
    "Ilmoitan/Ilmoitamme (*), että haluan/haluamme (*) peruuttaa tekemäni/tekemämme (*) sopimuksen, joka koskee seuraavien tavaroiden (*) toimittamista",
  formOrdered: "Tilauspäivä (*)/vastaanottopäivä (*)",
  formName: "Kuluttajan nimi / kuluttajien nimet",
  formAddress: "Kuluttajan osoite / kuluttajien osoitteet",
  formSignature:
    "Kuluttajan allekirjoitus / kuluttajien allekirjoitukset (vain, jos tämä lomake täytetään paperimuodossa)",
  formDate: "Päiväys",
  formDelete: "(*) Tarpeeton yliviivataan.",
  returns: "Palautukset",
  returnsText:
    "Voit palauttaa minkä tahansa tuotteen 100 päivän kuluessa vastaanottamisesta syytä ilmoittamatta, käyttämättömänä ja omassa pakkauksessaan. Ohjeet ovat kohdassa ”Palautukset ja hyvitykset”.",
  guarantee: "Lakisääteinen virhevastuu",
  guaranteeText:
    "Myyjä vastaa virheestä, joka tavarassa oli toimitushetkellä ja joka ilmenee 2 vuoden kuluessa. Sinulla on oikeus maksuttomaan korjaukseen tai vaihtoon ja, ellei se onnistu, hinnanalennukseen tai rahojen palautukseen. Joissakin maissa aika on pidempi.",
  terms: "Hyväksymäsi ehdot",
} satisfies Messages<typeof en>;
