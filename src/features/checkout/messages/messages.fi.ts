import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Kassa",
  lead: "Viimeistele tilauksesi alla",
  loading: "Kassaa ladataan",
  cart: "Ostoskori",
  backToCart: "Takaisin ostoskoriin",
  notSent: (names: string, country: string) => `${names}: ei lähetetä tähän maahan (${country})`,
  removeAndContinue: (lines: number) => (lines === 1 ? "Poista se ja jatka" : "Poista ne ja jatka"),
  contact: "Yhteystiedot",
  address: "Toimitusosoite",
  yourAddress: "Nimesi ja osoitteesi",
  fields: {
    firstName: "Etunimi",
    lastName: "Sukunimi",
    email: "Sähköposti",
    emailHint: "Vahvistusta ja seurantalinkkiä varten.",
    country: "Maa",
    chooseCountry: "Valitse maa",
    address: "Katuosoite",
    city: "Postitoimipaikka",
    zip: "Postinumero",
    state: "Osavaltio",
    chooseState: "Valitse osavaltio",
    countryCode: "Maatunnus",
    anotherCode: "Muu maatunnus",
    customCode: "Oma maatunnus",
    phoneNumber: "Puhelinnumero",
    company: "Yritys",
    vatNumber: "Arvonlisäverotunniste (vapaaehtoinen)",
    companyRegister: "Rekisterinumero (vapaaehtoinen)",
  },
  business: {
    title: "Ostatko yritykselle?",
    lead: "Lasku tehdään yrityksellesi.",
    exempt: "Toisessa EU-maassa toimiva yritys ei maksa arvonlisäveroa, kun sen arvonlisäverotunniste on vahvistettu.",
    answers: {
      checking: "Tunnistetta tarkistetaan…",
      "without-vat": "Tunniste on vahvistettu. Arvonlisäveroa ei veloiteta.",
      confirmed: "Tunniste on vahvistettu. Tästä toimituksesta veloitetaan arvonlisävero.",
      "not-registered":
        "EU:n VIES-rekisteri ei tunne tätä tunnistetta, joten arvonlisävero veloitetaan eikä tunniste tule laskulle.",
      "not-confirmed":
        "Tunnistetta ei voida juuri nyt vahvistaa, joten arvonlisävero veloitetaan. Kun se on vahvistettu, voimme palauttaa veron.",
    },
    totalChanged: {
      title: "Loppusumma on muuttunut",
      description: "Se riippuu arvonlisäverotunnisteestasi. Tarkista summa ja paina painiketta uudelleen.",
    },
  },
  problems: {
    required: (label: string) => `${label} on pakollinen.`,
    email: "Kirjoita kelvollinen sähköpostiosoite.",
    zip: (example?: string) =>
      example
        ? `Tämä ei ole valitun maan postinumero (esimerkiksi ${example}).`
        : "Tämä ei ole valitun maan postinumero.",
    phoneNumber: "Tämä numero ei sovi valittuun maatunnukseen.",
    noVatNumber: "Jos sinulla ei ole sitä, jätä kenttä tyhjäksi.",
    letters: "Kirjoita se latinalaisin kirjaimin.",
  },
  delivery: "Toimitus",
  courier: { label: "Kotiinkuljetus", description: "2–5 arkipäivää, ovelle asti" },
  parcelMachine: { label: "Pakettiautomaatti", description: "Nouto vuorokauden ympäri, valitse paikka" },
  noMachines: (country: string) =>
    `Pakettiautomaatteja ei ole saatavilla. Maakoodilla ${country} ei löytynyt pakettiautomaatteja.`,
  switched: (country: string, cost: string) =>
    `${country}: pakettiautomaatteja ei ole. Toimitustapa on nyt kotiinkuljetus: ${cost}.`,
  machineCountry: "Pakettiautomaatin maa",
  changeCountry: "Vaihda",
  dispatch: (processingTime: string) => `Pakkaus ja lähetys: ${processingTime}.`,
  paymentMethod: "Miten haluat maksaa?",
  methodGroups: {
    bank: { label: "Verkkopankkimaksu", description: "Pankin sovelluksessa tai verkkopankissa" },
    card: { label: "Kortti", description: "Luotto- tai pankkikortti" },
    wallet: { label: "Digitaalinen lompakko", description: "Sovelluksella tai maksutilillä" },
    blik: { label: "Puhelinkoodi", description: "Pankin sovelluksen koodilla" },
    later: { label: "Maksa myöhemmin", description: "Osissa, kun tuotteet ovat saapuneet" },
  },
  summary: "Tilauksen yhteenveto",
  free: "Ilmainen",
  vatIncluded: "Hinnat sisältävät arvonlisäveron.",
  exported: "EU:n arvonlisäveroa ei veloiteta. Perillä voidaan periä tullia tai veroja.",
  customs: "Tulli ja verot",
  chooseDelivery: "Valitse toimitustapa",
  agree: "Tilaamalla hyväksyt",
  privacyBefore: "Tietojesi käsittelystä kertoo",
  terms: "myyntiehdot",
  privacy: "tietosuojaseloste",
  youPay: (total: string) => `Maksat ${total} seuraavassa vaiheessa turvallisesti maksupalvelussamme.`,
  cancelled: {
    title: "Maksu peruttiin",
    description: "Mitään ei veloitettu. Ostoskorisi on sellaisena kuin jätit sen.",
  },
  // For a lawyer: the law asks that the button says that it obliges to pay.
  /** Followed by the address of the shop. */
  stillStuck: "Eikö onnistu vieläkään? Kirjoita meille:",
  pay: "Tilaa ja maksa",
  busy: "Käsitellään...",
  shippingLabel: { courier: "Kotiinkuljetus, 2–5 arkipäivää", parcel_machine: "Pakettiautomaatti" },
  missingFields: {
    title: "Täytä kaikki kentät",
    description: "Jatkamiseen tarvitaan kaikki toimitustiedot, myös puhelinnumero.",
  },
  malformed: "Tarkista merkityt kentät",
  missingCountry: { title: "Valitse toimitusmaa", description: "Toimitukseen tarvitaan maa." },
  missingMethod: {
    title: "Valitse toimitustapa",
    description: "Valitse joko kotiinkuljetus tai pakettiautomaatti.",
  },
  missingMachine: {
    title: "Valitse pakettiautomaatti",
    description: "Valitse, mihin automaattiin paketti toimitetaan.",
  },
  missingPayment: { title: "Valitse maksutapa", description: "Valitse pankki tai muu maksutapa." },
  tooMany: { title: "Liian monta tilausyritystä", description: "Odota muutama minuutti ennen uutta yritystä." },
  tooManyUntil: (time: string) => ({
    title: "Liian monta tilausyritystä",
    description: `Odota muutama minuutti. Odotusaika ennen uutta tilausta: ${time}.`,
  }),
  tooSmall: (least: string) => ({
    title: "Tilauksen summa on liian pieni",
    description: `Tilauksen summan on oltava vähintään ${least}. Lisää tuotteita koriin tai luovu alennuksista.`,
  }),
  blocked: {
    title: "Virhe kassalla",
    description: "Tietoturvaohjelma esti pyynnön. Poista mainostenesto käytöstä ja yritä uudelleen.",
  },
  offline: {
    title: "Ei verkkoyhteyttä",
    description: "Mitään ei lähetetty, eikä mitään kadonnut. Yritä uudelleen, kun yhteys on palannut.",
  },
  recap: "Tilauksesi",
  payAgain: {
    pay: "Maksa uudelleen",
    order: "Tilaa uudelleen",
    nothingLeft: "Mitään tämän tilauksen tuotteista ei enää myydä.",
  },
  noScripts: "Kassa tarvitsee JavaScriptin. Ota se selaimessa käyttöön ja lataa sivu uudelleen.",
  lines: "Tuotteesi",
  pricesChanged: {
    title: "Ostoskorisi hinnat ovat muuttuneet",
    description: (total: string) => `Tilauksesi maksaa nyt ${total}.`,
  },
  items: (count: number) => (count === 1 ? "1 tuote" : `${count} tuotetta`),
  showAll: (lines: number) => `Näytä kaikki ${lines} tuotetta`,
  noAddress: "Maksua ei voitu aloittaa: maksusivun osoite puuttuu.",
  validationFailed: (messages: readonly string[]) => `Tarkista tiedot: ${messages.join(" ")}`,
  other: (sentence: string, whatToDo: string) =>
    `Käsittelyssä tapahtui virhe: ${sentence.replace(/\.$/, "")}. ${whatToDo}`,
  again: "Yritä uudelleen.",
  changed: {
    country: "Ei lähetetä tähän maahan",
    prices: "Hinnat ovat muuttuneet",
    stock: "Varastossa ei ole tarpeeksi",
    method: "Maksutapa ei ole käytettävissä",
    machine: "Pakettiautomaatti ei ole käytettävissä",
    paid: "Jo maksettu",
  },
  interrupted: { title: "Virhe kassalla", description: "Tilausta ei lähetetty. Yritä uudelleen." },
  inPage: {
    title: "Maksaminen",
    meta: { title: "Maksaminen", description: "Maksa tilauksesi" },
    lead: (order: string) => `Tilaus ${order} on tehty. Tuotteet ovat sinun heti, kun tilaus on maksettu.`,
    loading: "Maksukenttiä ladataan",
    or: "tai",
    pay: (total: string) => `Maksa ${total}`,
    back: "Takaisin kassalle",
    noAnswer: "Maksupalvelu ei vastannut. Paina painiketta uudelleen; mitään ei makseta kahdesti.",
    failed: {
      title: "Maksu ei onnistunut",
      description: "Mitään ei veloitettu. Yritä uudelleen tai valitse toinen maksutapa.",
    },
    missing: {
      title: "Maksukentät eivät latautuneet",
      description:
        "Selaimen laajennus tai verkko saattaa estää ne. Voit maksaa sen sijaan maksupalvelumme sivulla; ostoskori ja tietosi säilyvät.",
      action: "Maksa siellä",
    },
    over: {
      title: "Tämä maksu on päättynyt",
      description:
        "Se kesti liian kauan tai päätettiin muualla. Mitään ei veloitettu. Ostoskori on sellaisena kuin jätit sen.",
      action: "Takaisin kassalle",
    },
    nothing: { title: "Täällä ei ole maksettavaa", text: "Tällä sivulla tilaus maksetaan heti kassan jälkeen." },
    toCart: "Ostoskoriin",
  },
  redirecting: { title: "Siirrytään maksamaan", description: "Avaamme suojatun maksusivun." },
} satisfies Messages<typeof en>;
