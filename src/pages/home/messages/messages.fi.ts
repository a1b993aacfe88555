import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lifestyle: {
    eyebrow: "Elämäntapa",
    title: "Aamu, iltapäivä, ilta",
    scenes: {
      bath: {
        alt: "Salvianvihreä diffuuseri ja eukalyptusöljypullo taiteltujen pyyhkeiden vieressä",
        title: "Aamulla kello seitsemän",
        text: "Huurua peilissä, lämmin pyyhe. Kaksi tippaa eukalyptusta, ja huone herää ennen sinua.",
        link: "Puhtaat öljyt",
      },
      reading: {
        alt: "Pähkinäpuusta ja opaalilasista tehty diffuuseri kirjojen ja kupin välissä ikkunan valossa",
        title: "Iltapäivällä kello neljä",
        text: "Kuppi ja kirja, jonka aioit lukea loppuun. Setripuuta pienimmällä voimakkuudella, ja ovi kiinni.",
        link: "Katso diffuusereita",
      },
      bedside: {
        alt: "Kupolimainen kivipintainen diffuuseri hehkuu yöpöydällä, takana kuppi ja kirjoja",
        title: "Illalla kello kymmenen",
        text: "Lamppu on sammutettu, ja diffuuseri on viimeinen valo. Kolmen tunnin kuluttua se sammuu itsestään.",
        link: "Katso mallistoa",
      },
    },
  },
  journey: {
    title: "Meidän matkamme",
    lead: "Kuinka kaapin muovikartiosta tuli pieni tuoksujen talo.",
    chapters: [
      {
        title: "Kaappi",
        text: "Ensimmäinen diffuuseri piilotettiin vieraiden tullessa. Tuoksun pidimme ja aloimme etsiä toista muotoa.",
      },
      {
        title: "Uuni",
        text: "Keramiikka vie aikansa: se dreijataan, kuivataan, poltetaan ja lasitetaan, ja silloin tällöin se halkeaa. Ehjänä uunista tullut voi seistä huoneessa kaksikymmentä vuotta.",
      },
      {
        title: "Pieni pullo",
        text: "Jokaisessa yksi kasvi. Lopetimme muiden puolesta sekoittamisen sinä päivänä, kun huomasimme, että kotona jokainen sekoittaa kuitenkin itse.",
      },
      {
        title: "Hiljainen ilta",
        text: "Ei sovellusta, ei puheohjausta, ei ajastusta. Vettä viivaan asti, kolme tippaa, yksi painike. Kolmen tunnin kuluttua se sammuu itsestään.",
      },
    ],
    link: "Lue tarinamme",
  },
  customerFilm: {
    eyebrow: "Kotonasi",
    title: "Yksi ilta kotona",
    text: "Kengät oven vieressä, keitto liedellä, kirja melkein luettu. Usva nousee ja valo himmenee.",
    label: "Puinen diffuuseri hehkuu hämärässä olohuoneessa, siitä nousee usvaa",
  },
  testimonials: {
    title: "Asiakkailtamme",
    note: "Esittelykaupan esimerkkiarvioita. Oikea kauppa näyttää vain asiakkaidensa kirjoittamat.",
    spoken: "Esimerkkiarvio: 5 tähteä viidestä",
    all: [
      { name: "Liis, Tartu", words: "Ensimmäinen, jota en piilottanut. Äitini kysyi, kuka keraamikko sen on tehnyt." },
      {
        name: "Jonas, Vilnius",
        words: "Setriä ja appelsiinia joka ilta lokakuusta asti. Huone tuoksuu, kuin joku olisi leiponut metsässä.",
      },
      {
        name: "Clara, Lyon",
        words: "Niin hiljainen, että katson usvasta, onko se päällä. Ja paketin avaaminen oli ilo.",
      },
    ],
  },
} satisfies Messages<typeof en>;
