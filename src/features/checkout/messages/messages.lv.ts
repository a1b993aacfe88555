import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("lv");

export const messages = {
  title: "Pasūtījuma noformēšana",
  lead: "Šeit pabeidziet savu pasūtījumu",
  loading: "Ielādē pasūtījumu",
  cart: "Grozs",
  backToCart: "Atpakaļ uz grozu",
  notSent: (names: string, country: string) => `${names}: nesūtām uz šo valsti (${country})`,
  removeAndContinue: (lines: number) => (lines === 1 ? "Izņemt to un turpināt" : "Izņemt tās un turpināt"),
  contact: "Saziņa",
  address: "Piegādes adrese",
  yourAddress: "Jūsu vārds un adrese",
  fields: {
    firstName: "Vārds",
    lastName: "Uzvārds",
    email: "E-pasts",
    emailHint: "Apstiprinājumam un sūtījuma izsekošanas saitei.",
    country: "Valsts",
    chooseCountry: "Izvēlieties valsti",
    address: "Iela, māja, dzīvoklis",
    city: "Pilsēta vai pagasts",
    zip: "Pasta indekss",
    state: "Štats",
    chooseState: "Izvēlieties štatu",
    countryCode: "Valsts kods",
    anotherCode: "Cits kods",
    customCode: "Cits valsts kods",
    phoneNumber: "Tālruņa numurs",
    company: "Uzņēmums",
    vatNumber: "PVN numurs (nav obligāti)",
    companyRegister: "Reģistrācijas numurs (nav obligāti)",
  },
  business: {
    title: "Pērkat uzņēmumam?",
    lead: "Rēķins tiek izrakstīts jūsu uzņēmumam.",
    exempt: "Citas ES valsts uzņēmums PVN nemaksā, kad tā PVN numurs ir apstiprināts.",
    answers: {
      checking: "Pārbaudām numuru…",
      "without-vat": "Numurs ir apstiprināts. PVN netiek piemērots.",
      confirmed: "Numurs ir apstiprināts. Šai piegādei tiek piemērots PVN.",
      "not-registered": "ES reģistrs VIES šo numuru nepazīst, tāpēc tiek piemērots PVN, un rēķinā tā nebūs.",
      "not-confirmed":
        "Numuru pašlaik nevar apstiprināt, tāpēc tiek piemērots PVN. Kad tas būs apstiprināts, varēsim PVN atmaksāt.",
    },
    totalChanged: {
      title: "Kopsumma ir mainījusies",
      description: "Tā ir atkarīga no jūsu PVN numura. Lūdzu, apskatiet to vēlreiz un tad vēlreiz nospiediet pogu.",
    },
  },
  problems: {
    required: (label: string) => `Šis lauks ir obligāts: ${label}.`,
    email: "Lūdzu, ierakstiet derīgu e-pasta adresi.",
    zip: (example?: string) =>
      example
        ? `Tas nav izvēlētās valsts pasta indekss (piemēram, ${example}).`
        : "Tas nav izvēlētās valsts pasta indekss.",
    phoneNumber: "Šis numurs neatbilst izvēlētajam valsts kodam.",
    noVatNumber: "Ja tā nav, atstājiet lauku tukšu.",
    letters: "Rakstiet to latīņu burtiem.",
  },
  delivery: "Piegāde",
  courier: { label: "Kurjers", description: "2–5 darbdienas, līdz mājām" },
  parcelMachine: { label: "Pakomāts", description: "Saņemšana visu diennakti, izvēlieties vietu" },
  noMachines: (country: string) => `Pakomātu nav. Ar valsts kodu ${country} pakomāti nav atrasti.`,
  switched: (country: string, cost: string) => `${country}: pakomātu nav. Tagad piegādās kurjers: ${cost}.`,
  machineCountry: "Pakomāta valsts",
  changeCountry: "Mainīt",
  dispatch: (processingTime: string) => `Iesaiņošana un nosūtīšana: ${processingTime}.`,
  paymentMethod: "Kā vēlaties maksāt?",
  methodGroups: {
    bank: { label: "Internetbanka", description: "Bankas lietotnē vai tīmekļa vietnē" },
    card: { label: "Karte", description: "Kredītkarte vai debetkarte" },
    wallet: { label: "Digitālais maks", description: "Lietotnē vai ar maksājumu kontu" },
    blik: { label: "Tālruņa kods", description: "Ar kodu no bankas lietotnes" },
    later: { label: "Maksāt vēlāk", description: "Pa daļām, pēc preces saņemšanas" },
  },
  summary: "Pasūtījuma kopsavilkums",
  free: "Bez maksas",
  vatIncluded: "Cenās iekļauts PVN.",
  exported: "ES PVN netiek piemērots. Saņemot sūtījumu, var būt jāmaksā muita vai nodokļi.",
  customs: "Muita un nodokļi",
  chooseDelivery: "Izvēlieties piegādes veidu",
  agree: "Pasūtot jūs piekrītat:",
  privacyBefore: "Kā apstrādājam jūsu datus:",
  terms: "Pirkuma noteikumi",
  privacy: "Privātuma politika",
  youPay: (total: string) => `Jūs samaksāsiet ${total} nākamajā solī, droši pie mūsu maksājumu pakalpojumu sniedzēja.`,
  cancelled: { title: "Maksājums atcelts", description: "Nauda nav ieturēta. Grozs ir tāds, kādu to atstājāt." },
  // For a lawyer: the law asks for words such as "pasūtījums ar pienākumu maksāt".
  /** Followed by the address of the shop. */
  stillStuck: "Joprojām neizdodas? Rakstiet mums:",
  pay: "Pasūtīt ar pienākumu maksāt",
  busy: "Apstrādā...",
  shippingLabel: { courier: "Kurjers, 2–5 darbdienas", parcel_machine: "Pakomāts" },
  missingFields: {
    title: "Lūdzu, aizpildiet visus laukus",
    description: "Lai turpinātu, vajadzīgi visi piegādes dati, arī tālruņa numurs.",
  },
  malformed: "Lūdzu, pārbaudiet atzīmētos laukus",
  missingCountry: { title: "Lūdzu, izvēlieties piegādes valsti", description: "Piegādei vajadzīga valsts." },
  missingMethod: {
    title: "Lūdzu, izvēlieties piegādes veidu",
    description: "Izvēlieties kurjeru vai pakomātu.",
  },
  missingMachine: { title: "Lūdzu, izvēlieties pakomātu", description: "Izvēlieties noteiktu pakomātu." },
  missingPayment: {
    title: "Lūdzu, izvēlieties maksāšanas veidu",
    description: "Izvēlieties banku vai citu maksāšanas veidu.",
  },
  tooMany: {
    title: "Pārāk daudz pasūtīšanas mēģinājumu",
    description: "Lūdzu, pagaidiet dažas minūtes un mēģiniet vēlreiz.",
  },
  tooManyUntil: (time: string) => ({
    title: "Pārāk daudz pasūtīšanas mēģinājumu",
    description: `Lūdzu, pagaidiet dažas minūtes. Pasūtīt atkal varēsiet pēc ${time}.`,
  }),
  tooSmall: (least: string) => ({
    title: "Pārāk maza pasūtījuma summa",
    description: `Pasūtījuma summai jābūt vismaz ${least}. Lūdzu, pievienojiet vēl preces vai samaziniet atlaides.`,
  }),
  blocked: {
    title: "Pasūtījuma kļūda",
    description: "Drošības programma bloķēja pieprasījumu. Lūdzu, izslēdziet reklāmu bloķētāju un mēģiniet vēlreiz.",
  },
  offline: {
    title: "Nav interneta savienojuma",
    description: "Nekas netika nosūtīts, un nekas nav zudis. Mēģiniet vēlreiz, kad savienojums būs atjaunots.",
  },
  recap: "Jūsu pasūtījums",
  payAgain: {
    pay: "Maksāt vēlreiz",
    order: "Pasūtīt vēlreiz",
    nothingLeft: "Nekas no šī pasūtījuma vairs netiek pārdots.",
  },
  noScripts: "Pasūtīšanai vajadzīgs JavaScript. Lūdzu, ieslēdziet to pārlūkā un ielādējiet lapu vēlreiz.",
  lines: "Jūsu preces",
  pricesChanged: {
    title: "Cenas jūsu grozā ir mainījušās",
    description: (total: string) => `Pasūtījums tagad maksā ${total}.`,
  },
  items: (count: number) => `${count} ${counted(count, { zero: "preču", one: "prece", other: "preces" })}`,
  showAll: (lines: number) => `Rādīt visas preces (${lines})`,
  noAddress: "Maksājumu neizdevās sākt: trūkst maksājuma lapas adreses.",
  validationFailed: (messages: readonly string[]) => `Lūdzu, pārbaudiet datus: ${messages.join(" ")}`,
  other: (sentence: string, whatToDo: string) =>
    `Apstrādājot pieprasījumu, radās kļūda: ${sentence.replace(/\.$/, "")}. ${whatToDo}`,
  again: "Lūdzu, mēģiniet vēlreiz.",
  changed: {
    country: "Uz šo valsti nesūtām",
    prices: "Cenas ir mainījušās",
    stock: "Noliktavā nepietiek",
    method: "Maksāšanas veids nav pieejams",
    machine: "Pakomāts nav pieejams",
    paid: "Jau apmaksāts",
  },
  interrupted: { title: "Pasūtījuma kļūda", description: "Pasūtījums netika nosūtīts. Lūdzu, mēģiniet vēlreiz." },
  inPage: {
    title: "Apmaksa",
    meta: { title: "Apmaksa", description: "Samaksājiet par savu pasūtījumu" },
    lead: (order: string) => `Pasūtījums ${order} ir noformēts. Tas ir jūsu, tiklīdz ir apmaksāts.`,
    loading: "Ielādējas apmaksas lauki",
    or: "vai",
    pay: (total: string) => `Maksāt ${total}`,
    back: "Atpakaļ uz pasūtījuma noformēšanu",
    noAnswer: "Maksājumu pakalpojumu sniedzējs neatbildēja. Nospiediet pogu vēlreiz; divreiz nekas netiks samaksāts.",
    failed: {
      title: "Maksājums neizdevās",
      description: "Nauda nav ieturēta. Lūdzu, mēģiniet vēlreiz vai izvēlieties citu maksāšanas veidu.",
    },
    missing: {
      title: "Apmaksas lauki neielādējās",
      description:
        "Tos, iespējams, aiztur pārlūka paplašinājums vai tīkls. Varat maksāt mūsu maksājumu pakalpojumu sniedzēja lapā; grozs un jūsu dati saglabājas.",
      action: "Maksāt tur",
    },
    over: {
      title: "Šis maksājums vairs nav spēkā",
      description:
        "Tas aizņēma pārāk ilgu laiku vai tika pārtraukts citur. Nauda nav ieturēta. Grozs ir tāds, kādu to atstājāt.",
      action: "Atpakaļ uz pasūtījuma noformēšanu",
    },
    nothing: { title: "Šeit nav par ko maksāt", text: "Šajā lapā par pasūtījumu maksā uzreiz pēc tā noformēšanas." },
    toCart: "Uz grozu",
  },
  redirecting: { title: "Pārejam uz maksājumu", description: "Atveram drošo maksājuma lapu." },
} satisfies Messages<typeof en>;
