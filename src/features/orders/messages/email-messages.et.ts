import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  mail: {
    subject: (number: string, store: string) => `Sinu tellimus ${number} poes ${store}`,
    preview: (number: string, total: string) => `Tellimus ${number}: ${total}`,
    thanks: (name: string) => `Aitäh, ${name}!`,
    paid: (number: string, processingTime: string) =>
      `Sinu tellimus ${number} on makstud. Pakime ja saadame selle teele (${processingTime}) ning saadame siis jälgimisinfo.`,
    paidAndTaken: (number: string) => `Sinu tellimus ${number} on makstud ja kaup on sinu käes.`,
    confirmedAgain: (number: string) => `See on sinu tellimuse ${number} kinnitus.`,
    total: "Kokku koos käibemaksuga",
    quantity: (count: number, price: string) => (count === 1 ? "1 tk" : `${count} × ${price}`),
    pieces: (count: number) => `${count} tk`,
    to: "Saaja",
    tracking: "Jälgimisnumber",
    see: "Vaata tellimust",
    questions: (email: string) => `Küsimusi? Kirjuta aadressile ${email}; vastame 24 tunni jooksul.`,
  },
  reversedEmail: {
    subject: (number: string, store: string) => `Sinu makse tellimuse ${number} eest võeti tagasi, ${store}`,
    preview: (number: string, amount: string) => `Pank võttis ${amount} tellimuse ${number} eest tagasi.`,
    title: "Sinu makse võeti tagasi",
    text: (amount: string, number: string) =>
      `Tellimuse ${number} eest oli meile laekunud ${amount}, kuid sinu pank on selle tagasi võtnud.`,
    again: "Me ei saada seda tellimust. Võid selle avada ja uuesti maksta. Nii tekib uus tellimus tänaste hindadega.",
    gone: "Kaup on meilt juba teele läinud. Palun kirjuta meile, siis lepime kokku, kuidas tellimus makstud saab.",
    pay: "Maksa uuesti",
  },
  failedEmail: {
    subject: (number: string, store: string) => `Sinu makse tellimuse ${number} eest ei laekunud, ${store}`,
    preview: (number: string, amount: string) => `Tellimuse ${number} makse ${amount} ei laekunud. Raha ei võetud.`,
    title: "Sinu makse ei laekunud",
    text: (amount: string, number: string) =>
      `Sinu pank ei saatnud meile tellimuse ${number} makset (${amount}). Raha ei võetud.`,
    again: "Me ei saada seda tellimust. Võid selle avada ja uuesti maksta. Nii tekib uus tellimus tänaste hindadega.",
    gone: "Me ei saada seda tellimust.",
    byLink: (day: string) => `Saad uuesti maksta. Maksetähtaeg on ${day}.`,
    kept: "Sinu tellimus jääb nii, nagu see oli.",
  },
  refundEmail: {
    subject: (number: string, store: string) => `Tagasimakse tellimuse ${number} eest, ${store}`,
    preview: (number: string, amount: string) => `${amount} tellimuse ${number} eest on teel sinu juurde tagasi.`,
    title: "Sinu raha on teel tagasi",
    greeting: (name: string) => `Tere, ${name}!`,
    amount: (amount: string, number: string) =>
      `Maksime sulle tellimuse ${number} eest tagasi ${amount} samale makseviisile, millega maksid.`,
    byHand: (amount: string, number: string) =>
      `Maksame sulle tellimuse ${number} eest ${amount} ise tagasi, samal viisil, nagu sina maksid.`,
    deduction: (amount: string, reason: string) =>
      `Arvasime hinnast väärtuse vähenemise eest maha ${amount}: ${reason}`,
    deductionWhole: (reason: string) => `Jätsime väärtuse vähenemise tõttu endale kogu hinna: ${reason}`,
    why: {
      goodsGone: "Kui sinu makse saabus, ei olnud kõike tellitut enam laos. Me ei saada seda tellimust.",
      paidTwice: "Olid selle tellimuse eest maksnud kaks korda. Tellimus läheb edasi nagu plaanitud.",
      cancelled: "See tellimus on tühistatud.",
    },
    when: "Tavaliselt jõuab raha kontole 5–10 tööpäevaga.",
  },
  refundFailedEmail: {
    subject: (number: string, store: string) => `Tagasimakse tellimuse ${number} eest ei jõudnud kohale, ${store}`,
    preview: (number: string, amount: string) => `Tellimuse ${number} tagasimakse (${amount}) ei jõudnud kohale.`,
    title: "Tagasimakse ei jõudnud kohale",
    text: (amount: string, number: string) =>
      `Tagasimakse ${amount}, mille tegime tellimuse ${number} eest, ei jõudnud sinuni.`,
    next: "Saad selle raha ikkagi tagasi. Leiame teise viisi ja kirjutame sulle. Praegu ei ole sul vaja midagi teha.",
  },
  changedEmail: {
    subject: (number: string, store: string) => `Muutsime sinu tellimust ${number} poes ${store}`,
    preview: (number: string, total: string) => `Tellimus ${number}: ${total}`,
    title: "Sinu tellimust muudeti",
    text: (number: string) =>
      `Muutsime sinu tellimust ${number} nii, nagu kokku leppisime. Selline on see nüüd. Eelmise arve kreeditarve ja uue arve leiad tellimuse juurest.`,
    what: "Mis on muutunud",
  },
  linkEmail: {
    subject: (number: string, store: string) => `Maksa tellimuse ${number} eest poes ${store}`,
    preview: (number: string, amount: string) => `${amount}, tellimus ${number}`,
    title: "Sinu tellimus ootab maksmist",
    difference: (number: string, amount: string) =>
      `Muudame sinu tellimust ${number} nii, nagu kokku leppisime, kui hinnavahe ${amount} on makstud.`,
    whole: (number: string, amount: string) => `Sinu tellimus ${number} summas ${amount} ootab maksmist.`,
    until: (day: string) => `Maksetähtaeg on ${day}.`,
    ships: "Saadame tellimuse teele kohe, kui see on makstud.",
    what: "Mis muutub",
    toPay: "Maksta jääv vahe",
    pay: "Maksa nüüd",
    transfer: {
      lead: "Võid maksta ka pangaülekandega. Saadame tellimuse teele kohe, kui raha on laekunud.",
      to: "Saaja",
      reference: "Selgitus",
    },
  },
} satisfies Messages<typeof en>;
