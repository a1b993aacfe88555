import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Esam saņēmuši jūsu atteikumu no līguma: pasūtījums ${number}, ${store}`,
  subjectWithoutNumber: (store: string) => `Esam saņēmuši jūsu atteikumu no līguma: ${store}`,
  preview: (moment: string) => `Saņemts: ${moment}.`,
  greeting: (name: string) => `Labdien, ${name}!`,
  received: (number: string) =>
    `Apstiprinām, ka jūsu paziņojums par atteikumu no pasūtījuma ${number} līguma ir saņemts. Lūdzu, saglabājiet šo vēstuli.`,
  unmatched: "Ar jūsu e-pasta adresi šo pasūtījumu vēl neesam atraduši. Mēs to meklējam un jums uzrakstīsim.",
  at: "Saņemts",
  declared: "Jūsu paziņojums",
  /** Each step of a return. */
  return: {
    subject: (number: string, store: string) => `Pasūtījuma ${number} preču atgriešana veikalā ${store}`,
    items: "Preces",
    to: "Sūtīt uz",
    back: "Lūdzu, nosūtiet atpakaļ",
    stays: "Mēs nesūtīsim",
    open: "Atvērt atgriešanu",
    why: (reason: string) => `Iemesls: ${reason}`,
    /** Of a return within the time that the law gives to withdraw. */
    withdrawal: {
      refused: "Atbildiet uz šo e-pastu, ja nepiekrītat. Tas neietekmē likumisko atbilstības garantiju.",
      text: "Apstiprinām, ka esam saņēmuši jūsu paziņojumu par atteikumu no tālāk norādīto preču pirkuma līguma. Mūsu atbilde nav jāgaida.",
      send: (day: string) =>
        `Nosūtīšanas termiņš: ${day}. Nosūtiet preces uz tālāk norādīto adresi, labi iepakotas. Saglabājiet nosūtīšanas apliecinājumu un tad atgriešanas lapā nospiediet „Es preces nosūtīju”.`,
    },
    covered:
      "Nosūtiet preces uz tālāk norādīto adresi, labi iepakotas. Par atpakaļceļu maksājam mēs: atsūtīsim jums sūtījuma uzlīmi, vai arī atbildiet uz šo e-pastu, cik maksāja nosūtīšana. Pēc tam atgriešanas lapā nospiediet „Es preces nosūtīju”.",
    postage: {
      title: "Atmaksājam sūtīšanas izdevumus",
      text: (amount: string) =>
        `Preču nosūtīšana atpakaļ jums maksāja ${amount}: to sedzam mēs. Tā nav daļa no cenas, tāpēc naudu saņemsiet ar bankas pārskaitījumu, nevis tā, kā maksājāt. Ja mums vēl nav jūsu konta numura, atsūtiet to, atbildot uz šo e-pastu.`,
    },
    refusedWithoutRight: "Atbildiet uz šo e-pastu, ja nepiekrītat. Tas neietekmē jūsu likumiskās tiesības.",
    steps: {
      declared: {
        title: "Esam saņēmuši jūsu atgriešanas pieteikumu",
        text: "Izskatīsim to un atbildēsim dienas laikā. Pirms sūtīšanas, lūdzu, sagaidiet mūsu atbildi.",
      },
      approved: {
        title: "Lūdzu, nosūtiet savu atgriešanas sūtījumu",
        text: "Nosūtiet preces uz tālāk norādīto adresi 14 dienu laikā, labi iepakotas. Saglabājiet nosūtīšanas apliecinājumu un tad atgriešanas lapā nospiediet „Es preces nosūtīju”.",
      },
      sent: {
        title: "Jūsu atgriešanas sūtījums ir ceļā pie mums",
        text: "Paldies, ka paziņojāt. Rakstīsim, tiklīdz tas būs pie mums.",
      },
      received: {
        title: "Jūsu atgriešanas sūtījums ir saņemts mūsu veikalā",
        text: "Tagad preces pārbaudām un jums rakstīsim.",
      },
      checked: {
        title: "Jūsu preces ir pārbaudītas",
        text: "Nākamais solis ir atmaksa, apmaiņa vai, ja precei ir trūkums, remonts. Mēs jums par to uzrakstīsim.",
      },
      refused: {
        title: "Šīs preces nevaram pieņemt atpakaļ",
        text: "Atbildiet uz šo e-pastu, ja nepiekrītat. Tas neietekmē jūsu atteikuma tiesības un likumisko atbilstības garantiju.",
      },
      closed: {
        title: "Jūsu atgriešana ir slēgta",
        text: "Vairs nekas nav jādara. Atbildiet uz šo e-pastu, ja domājat citādi.",
      },
      exchanged: {
        title: "Jūsu preces ir apmainītas",
        text: "Jaunā pasūtījuma apstiprinājumu saņemsiet atsevišķā e-pastā. Par to nav jāmaksā, un, ja tas ir lētāks, starpību atmaksāsim.",
      },
    },
  },
} satisfies Messages<typeof en>;
