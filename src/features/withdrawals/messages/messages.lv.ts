import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Atteikums no līguma",
  description:
    "Šeit varat atteikties no pirkuma: 14 dienu laikā saskaņā ar likumu, 100 dienu laikā saskaņā ar mūsu noteikumiem, bez iemesla norādīšanas.",
  lead: "Saskaņā ar likumu varat atteikties 14 dienu laikā pēc preču saņemšanas, saskaņā ar mūsu pašu noteikumiem – 100 dienu laikā. Iemesls nav jānorāda.",
  fields: {
    orderNumber: "Pasūtījuma numurs",
    name: "Vārds un uzvārds",
    email: "E-pasts",
    items: "Kuras preces (atstājiet tukšu, ja viss pasūtījums)",
  },
  hints: {
    orderNumber: "Tas ir pasūtījuma apstiprinājumā, piem., AU-100234.",
    email: "Adrese, ar kuru pasūtījāt. Uz to nosūtīsim apstiprinājumu, ka atteikums saņemts.",
  },
  problems: {
    orderNumber: "Lūdzu, ierakstiet pasūtījuma numuru",
    name: "Lūdzu, ierakstiet vārdu un uzvārdu",
    email: "Lūdzu, ierakstiet derīgu e-pasta adresi",
    link: "Lūdzu, rakstiet to bez saitēm",
    tooLong: (max: number) => `Lūdzu, saīsiniet, lielākais zīmju skaits: ${max.toLocaleString("lv")}`,
  },
  check: "Tālāk",
  next: {
    title: "Kas notiks tālāk",
    steps: [
      "E-pastā apstiprināsim, ka jūsu atteikums ir saņemts.",
      "14 dienu laikā nosūtāt atpakaļ saņemto, labi iesaiņotu un ar nosūtīšanas apliecinājumu.",
      "Naudu atmaksāsim sākotnējā maksāšanas veidā, tiklīdz būsim saņēmuši preces vai pierādījumu, ka tās nosūtītas.",
    ],
  },
  notFound:
    "Nevaram atrast apmaksātu pasūtījumu ar šo numuru un e-pasta adresi. Lūdzu, pārbaudiet abus. Paziņojumu tomēr varat nosūtīt, un mēs sameklēsim pasūtījumu.",
  tooMany: (time: string) => `Pārāk daudz mēģinājumu. Lūdzu, mēģiniet vēlreiz pēc ${time}.`,
  failed: "To neizdevās nosūtīt. Lūdzu, pārbaudiet savienojumu un mēģiniet vēlreiz.",
  review: {
    title: "Jūsu paziņojums",
    // For a lawyer: after the model form of the act.
    declaration: "Paziņoju, ka atsakos no līguma par šo preču pirkumu.",
    items: "Preces",
    whole: "Viss pasūtījums",
    // For a lawyer: the law names this button.
    confirm: "Apstiprināt atteikumu",
    back: "Atgriezties un mainīt",
  },
  done: {
    title: "Atteikums saņemts",
    received: (number: string, moment: string) =>
      `Jūsu atteikumu no pasūtījuma ${number} saņēmām: ${moment}. Apstiprinājums ir ceļā uz pasūtījuma e-pasta adresi.`,
    unmatched: (number: string, moment: string) =>
      `Jūsu atteikumu no pasūtījuma ${number} saņēmām: ${moment}. Apstiprinājums ir ceļā uz jūsu e-pasta adresi. Mēs sameklēsim jūsu pasūtījumu un jums uzrakstīsim.`,
    several: (number: string, moment: string) =>
      `Jūsu atteikumu no pasūtījuma ${number} saņēmām: ${moment}. No šīs adreses mums jau ir vairāki atteikumi. Mēs tos izskatīsim un jums uzrakstīsim.`,
    next: "Kas notiks tālāk",
    sendBack: "14 dienu laikā nosūtiet atpakaļ to, ko jau saņēmāt, labi iesaiņotu un ar nosūtīšanas apliecinājumu.",
    refund:
      "Cenu atmaksāsim sākotnējā maksāšanas veidā ne vēlāk kā 14 dienu laikā pēc jūsu atteikuma; ja atsakāties no visa pasūtījuma, arī parastās piegādes maksu.",
    refundWaits: "Varam pagaidīt, līdz saņemam preces vai pierādījumu, ka tās nosūtītas.",
    unsent: "Preces vēl nav izsūtītas: mēs tās nesūtīsim, un jums nav nekā, ko sūtīt atpakaļ.",
    stays: "To, kas vēl nav izsūtīts, mēs nesūtīsim, un jums tas nav jāatgriež.",
    byPolicy:
      "Likumā noteiktās 14 dienas šeit neattiecas, bet attiecas mūsu pašu noteikumu 100 dienas. Izskatīsim jūsu atteikumu un atbildēsim dienas laikā. Pirms sūtīšanas, lūdzu, sagaidiet mūsu atbildi.",
    over: "Šeit neattiecas ne likumā noteiktās 14 dienas, ne mūsu pašu noteikumu 100 dienas. Izskatīsim jūsu atteikumu un atbildēsim dienas laikā. Pirms sūtīšanas, lūdzu, sagaidiet mūsu atbildi.",
    unknown:
      "Tālākais ir atkarīgs no jūsu pasūtījuma: par to uzrakstīsim, tiklīdz būsim to atraduši. Līdz tam nekas nav jāsūta. Svarīgs ir brīdis, kad šis paziņojums mūs sasniedza.",
    policy: "Atgriešana un atmaksa",
    home: "Uz sākumlapu",
  },
} satisfies Messages<typeof en>;
