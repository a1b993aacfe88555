import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  mail: {
    subject: (number: string, store: string) => `Jūsu pasūtījums ${number} veikalā ${store}`,
    preview: (number: string, total: string) => `Pasūtījums ${number}: ${total}`,
    thanks: (name: string) => `Paldies, ${name}`,
    paid: (number: string, processingTime: string) =>
      `Jūsu pasūtījums ${number} ir apmaksāts. Mēs to iesaiņosim un nosūtīsim (${processingTime}) un tad atsūtīsim sūtījuma numuru.`,
    paidAndTaken: (number: string) => `Jūsu pasūtījums ${number} ir apmaksāts, un preces ir pie jums.`,
    confirmedAgain: (number: string) => `Šis ir jūsu pasūtījuma ${number} apstiprinājums.`,
    total: "Kopā ar PVN",
    quantity: (count: number, price: string) => (count === 1 ? "1 gab." : `${count} × ${price}`),
    pieces: (count: number) => `${count} gab.`,
    to: "Saņēmējs",
    tracking: "Sūtījuma numurs",
    see: "Skatīt pasūtījumu",
    questions: (email: string) => `Jautājumi? Rakstiet uz ${email}; atbildam 24 stundu laikā.`,
  },
  reversedEmail: {
    subject: (number: string, store: string) => `Jūsu maksājums par pasūtījumu ${number} tika atsaukts, ${store}`,
    preview: (number: string, amount: string) => `Banka atsauca ${amount} par pasūtījumu ${number}.`,
    title: "Jūsu maksājums tika atsaukts",
    text: (amount: string, number: string) =>
      `Par pasūtījumu ${number} bijām saņēmuši ${amount}, taču jūsu banka šo maksājumu ir atsaukusi.`,
    again:
      "Šo pasūtījumu nesūtām. Varat to atvērt un samaksāt vēlreiz. Tā tiks izveidots jauns pasūtījums par šodienas cenām.",
    gone: "Preces jau ir nosūtītas. Lūdzu, rakstiet mums, un vienosimies, kā pasūtījums tiks apmaksāts.",
    pay: "Samaksāt vēlreiz",
  },
  failedEmail: {
    subject: (number: string, store: string) => `Jūsu maksājums par pasūtījumu ${number} netika saņemts, ${store}`,
    preview: (number: string, amount: string) =>
      `Maksājums ${amount} par pasūtījumu ${number} netika saņemts. Nauda netika ieturēta.`,
    title: "Jūsu maksājums netika saņemts",
    text: (amount: string, number: string) =>
      `Jūsu banka nenosūtīja maksājumu ${amount} par pasūtījumu ${number}. Nauda netika ieturēta.`,
    again:
      "Šo pasūtījumu nesūtām. Varat to atvērt un samaksāt vēlreiz. Tā tiks izveidots jauns pasūtījums par šodienas cenām.",
    gone: "Šo pasūtījumu nesūtām.",
    byLink: (day: string) => `Varat maksāt vēlreiz. Apmaksas termiņš: ${day}.`,
    kept: "Jūsu pasūtījums paliek tāds, kāds tas bija.",
  },
  refundEmail: {
    subject: (number: string, store: string) => `Atmaksa par pasūtījumu ${number}, ${store}`,
    preview: (number: string, amount: string) => `${amount} par pasūtījumu ${number} ir ceļā atpakaļ pie jums.`,
    title: "Jūsu nauda ir ceļā atpakaļ",
    greeting: (name: string) => `Labdien, ${name}!`,
    amount: (amount: string, number: string) =>
      `Par pasūtījumu ${number} esam atmaksājuši ${amount} tādā pašā veidā, kādā maksājāt.`,
    byHand: (amount: string, number: string) =>
      `Par pasūtījumu ${number} atmaksāsim jums ${amount} tieši, tādā pašā veidā, kādā maksājāt.`,
    deduction: (amount: string, reason: string) =>
      `No cenas par vērtības samazināšanos atskaitījām ${amount}: ${reason}`,
    deductionWhole: (reason: string) => `Visu cenu paturējām par vērtības zudumu: ${reason}`,
    why: {
      goodsGone: "Kad jūsu maksājums pienāca, ne viss pasūtītais vairs bija noliktavā. Mēs šo pasūtījumu nesūtām.",
      paidTwice: "Par šo pasūtījumu bijāt samaksājuši divreiz. Tas turpinās, kā plānots.",
      cancelled: "Šis pasūtījums ir atcelts.",
    },
    when: "Parasti nauda nonāk kontā 5–10 darbdienu laikā.",
  },
  refundFailedEmail: {
    subject: (number: string, store: string) => `Atmaksa par pasūtījumu ${number} nav saņemta, ${store}`,
    preview: (number: string, amount: string) => `Atmaksa ${amount} par pasūtījumu ${number} jūs nesasniedza.`,
    title: "Atmaksa jūs nesasniedza",
    text: (amount: string, number: string) => `Atmaksa ${amount}, ko veicām par pasūtījumu ${number}, jūs nesasniedza.`,
    next: "Šo naudu jūs saņemsiet tik un tā. Meklējam citu veidu un jums uzrakstīsim. Jums tagad nekas nav jādara.",
  },
  changedEmail: {
    subject: (number: string, store: string) => `Jūsu pasūtījums ${number} veikalā ${store} ir mainīts`,
    preview: (number: string, total: string) => `Pasūtījums ${number}: ${total}`,
    title: "Jūsu pasūtījums ir mainīts",
    text: (number: string) =>
      `Esam mainījuši jūsu pasūtījumu ${number}, kā vienojāmies. Tagad tas ir šāds. Kredītrēķinu iepriekšējam rēķinam un jauno rēķinu atradīsiet pie pasūtījuma.`,
    what: "Kas mainījies",
  },
  linkEmail: {
    subject: (number: string, store: string) => `Jūsu pasūtījuma ${number} apmaksa veikalā ${store}`,
    preview: (number: string, amount: string) => `${amount} par pasūtījumu ${number}`,
    title: "Jūsu pasūtījums gaida apmaksu",
    difference: (number: string, amount: string) =>
      `Mainīsim jūsu pasūtījumu ${number}, kā vienojāmies, kad cenas starpība ${amount} būs samaksāta.`,
    whole: (number: string, amount: string) => `Jūsu pasūtījumu ${number} par ${amount} tagad var apmaksāt.`,
    until: (day: string) => `Apmaksas termiņš: ${day}.`,
    ships: "Pasūtījumu nosūtīsim, tiklīdz tas būs apmaksāts.",
    what: "Kas mainīsies",
    toPay: "Jāpiemaksā",
    pay: "Maksāt tagad",
    transfer: {
      lead: "Varat maksāt arī ar bankas pārskaitījumu. Pasūtījumu nosūtīsim, tiklīdz nauda būs saņemta.",
      to: "Saņēmējs",
      reference: "Maksājuma mērķis",
    },
  },
} satisfies Messages<typeof en>;
