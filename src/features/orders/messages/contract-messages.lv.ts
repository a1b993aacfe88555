import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./contract-messages.en.ts";

export const messages = {
  title: (number: string) => `Jūsu līgums: pasūtījums ${number}`,
  attached:
    "Jūsu līgums ir pievienots: preces, pārdevējs, atteikuma tiesības ar veidlapu, garantija un noteikumi, kuriem piekritāt. Lūdzu, saglabājiet to.",
  attachedWithoutForm:
    "Jūsu līgums ir pievienots: preces, pārdevējs, garantija un noteikumi, kuriem piekritāt. Lūdzu, saglabājiet to.",
  invoiceAttached: "Pievienots ir arī jūsu rēķins.",
  trader: "Pārdevējs",
  goods: "Ko jūs nopirkāt",
  product: "Prece",
  quantity: "Daudzums",
  price: "Cena",
  sum: "Summa",
  vat: "Kopsummā ietvertais PVN",
  delivery: "Piegāde",
  to: "Saņēmējs",
  when: "Kad",
  deliveryTime: (processingTime: string) =>
    `Apstrāde: ${processingTime}; piegāde 4–24 darbdienās, ne vēlāk kā 30 dienu laikā pēc pasūtījuma.`,
  placed: "Pasūtīts",
  withdrawal: "Atteikuma tiesības",
  right: "Jums ir tiesības 14 dienu laikā atteikties no šā līguma, nenorādot iemeslu.",
  period:
    "Atteikuma tiesību izmantošanas termiņš beigsies pēc 14 dienām, skaitot no dienas, kad jūs vai jūsu norādīta trešā persona, kas nav pārvadātājs, ieguvusi pēdējo preci valdījumā.",
  exercise: (us: string) =>
    `Lai izmantotu atteikuma tiesības, jums ar nepārprotamu paziņojumu (piemēram, pa pastu vai e-pastu nosūtītu vēstuli) mūs (${us}) jāinformē par lēmumu atteikties no šā līguma. Jūs varat izmantot pievienoto atteikuma veidlapas paraugu, taču tas nav obligāti.`,
  online: (address: string) =>
    `Atteikuma tiesības varat izmantot arī tiešsaistē: ${address}. Ja izmantosiet šo tiešsaistes funkciju, mēs uz pastāvīga informācijas nesēja (piemēram, pa e-pastu) bez nepamatotas kavēšanās nosūtīsim jums apstiprinājumu par atteikuma saņemšanu, kurā norādīts tā saturs un iesniegšanas datums un laiks.`,
  deadline:
    "Lai ievērotu atteikuma termiņu, pietiek, ja paziņojumu par atteikuma tiesību izmantošanu nosūtāt pirms atteikuma termiņa beigām.",
  effects: "Atteikuma sekas",
  refund:
    "Ja jūs atteiksieties no šā līguma, mēs jums atmaksāsim visus no jums saņemtos maksājumus, tostarp piegādes izmaksas (izņemot papildu izmaksas, kas radušās tādēļ, ka izvēlējāties piegādes veidu, kas nav mūsu piedāvātais vislētākais standarta piegādes veids), bez nepamatotas kavēšanās un jebkurā gadījumā ne vēlāk kā 14 dienas no dienas, kad tikām informēti par jūsu lēmumu atteikties no šā līguma. Atmaksu veiksim, izmantojot to pašu maksāšanas līdzekli, kādu izmantojāt sākotnējam darījumam, ja vien neesat nepārprotami piekritis citam; jebkurā gadījumā no jums netiks iekasēta maksa par šādu atmaksu. Mēs varam aizturēt atmaksu, kamēr neesam saņēmuši atpakaļ preces vai kamēr jūs neesat iesniedzis pierādījumu, ka preces nosūtītas atpakaļ, atkarībā no tā, kas notiek agrāk.",
  sendBack:
    "Jums bez nepamatotas kavēšanās un jebkurā gadījumā ne vēlāk kā 14 dienu laikā no dienas, kad paziņojāt mums par atteikšanos no šā līguma, preces jānosūta atpakaļ vai jānodod mums. Termiņš ir ievērots, ja preces nosūtāt atpakaļ pirms 14 dienu termiņa beigām. Jums būs jāsedz ar preču atdošanu saistītās tiešās izmaksas.",
  value:
    "Jūs esat atbildīgs tikai par preču vērtības samazināšanos, ja preces izmantotas tādā veidā, kas nav nepieciešams, lai pārliecinātos par preču raksturu, īpašībām un darbību. Tiesības neattiecas uz aizzīmogotām precēm, kuras higiēnas dēļ nevar atgriezt, ja plomba ir noņemta.",
  form: "Atteikuma veidlapas paraugs",
  formLead: "(aizpildiet un nosūtiet šo veidlapu tikai tad, ja vēlaties atteikties no līguma)",
  formTo: (trader: string) => `Adresāts: ${trader}`,
  formStatement:
    "Es/mēs (*) paziņoju/-am (*), ka vēlos/-amies (*) atteikties no mana/mūsu (*) līguma par šādu preču (*) pirkumu",
  formOrdered: "Pasūtīts (*)/saņemts (*)",
  formName: "Patērētāja(-u) vārds, uzvārds",
  formAddress: "Patērētāja(-u) adrese",
  formSignature: "Patērētāja(-u) paraksts (tikai tad, ja šī veidlapa ir papīra formātā)",
  formDate: "Datums",
  formDelete: "(*) Nevajadzīgo svītrot.",
  returns: "Preču atgriešana",
  returnsText:
    "Jebkuru preci varat atgriezt 100 dienu laikā pēc saņemšanas, nenorādot iemeslu, nelietotu un savā iepakojumā. Kā to izdarīt, lasiet noteikumos „Atgriešana un atmaksa”.",
  guarantee: "Likumiskā atbilstības garantija",
  guaranteeText:
    "Pārdevējs atbild par neatbilstību, kas pastāv piegādes brīdī un atklājas 2 gadu laikā. Jums ir tiesības uz bezmaksas remontu vai apmaiņu un, ja tas neizdodas, uz cenas samazinājumu vai naudas atmaksu. Dažās valstīs termiņš ir garāks.",
  terms: "Noteikumi, kuriem piekritāt",
} satisfies Messages<typeof en>;
