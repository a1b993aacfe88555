import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  mail: {
    subject: (number: string, store: string) => `Jūsų užsakymas ${number} parduotuvėje ${store}`,
    preview: (number: string, total: string) => `Užsakymas ${number}: ${total}`,
    thanks: (name: string) => `Ačiū, ${name}`,
    paid: (number: string, processingTime: string) =>
      `Jūsų užsakymas ${number} apmokėtas. Jį supakuosime ir išsiųsime (${processingTime}), tada atsiųsime siuntos numerį.`,
    paidAndTaken: (number: string) => `Jūsų užsakymas ${number} apmokėtas, prekės jau pas jus.`,
    confirmedAgain: (number: string) => `Tai jūsų užsakymo ${number} patvirtinimas.`,
    total: "Iš viso su PVM",
    quantity: (count: number, price: string) => (count === 1 ? "1 vnt." : `${count} × ${price}`),
    pieces: (count: number) => `${count} vnt.`,
    to: "Gavėjas",
    tracking: "Siuntos numeris",
    see: "Žiūrėti užsakymą",
    questions: (email: string) => `Turite klausimų? Rašykite adresu ${email}; atsakome per 24 valandas.`,
  },
  reversedEmail: {
    subject: (number: string, store: string) => `Jūsų mokėjimas už užsakymą ${number} atšauktas, ${store}`,
    preview: (number: string, amount: string) => `Bankas atšaukė ${amount} mokėjimą už užsakymą ${number}.`,
    title: "Jūsų mokėjimas atšauktas",
    text: (amount: string, number: string) =>
      `už užsakymą ${number} buvome gavę ${amount}, bet jūsų bankas šį mokėjimą atšaukė.`,
    again:
      "Šio užsakymo nesiunčiame. Galite jį atverti ir sumokėti dar kartą. Tada bus sukurtas naujas užsakymas šios dienos kainomis.",
    gone: "Prekės jau išsiųstos. Parašykite mums ir susitarsime, kaip bus apmokėtas užsakymas.",
    pay: "Sumokėti dar kartą",
  },
  failedEmail: {
    subject: (number: string, store: string) => `Jūsų mokėjimas už užsakymą ${number} negautas, ${store}`,
    preview: (number: string, amount: string) =>
      `${amount} mokėjimas už užsakymą ${number} negautas. Pinigai nenuskaityti.`,
    title: "Jūsų mokėjimas negautas",
    text: (amount: string, number: string) =>
      `jūsų bankas neatsiuntė ${amount} mokėjimo už užsakymą ${number}. Pinigai nenuskaityti.`,
    again:
      "Šio užsakymo nesiunčiame. Galite jį atverti ir sumokėti dar kartą. Tada bus sukurtas naujas užsakymas šios dienos kainomis.",
    gone: "Šio užsakymo nesiunčiame.",
    byLink: (day: string) => `Mokėti dar kartą galite iki ${day}.`,
    kept: "Jūsų užsakymas lieka toks, koks buvo.",
  },
  refundEmail: {
    subject: (number: string, store: string) => `Pinigų grąžinimas už užsakymą ${number}, ${store}`,
    preview: (number: string, amount: string) => `${amount} už užsakymą ${number} grąžinama jums.`,
    title: "Jūsų pinigai pakeliui atgal",
    greeting: (name: string) => `Sveiki, ${name},`,
    amount: (amount: string, number: string) =>
      `už užsakymą ${number} grąžinome ${amount} tuo pačiu būdu, kuriuo mokėjote.`,
    byHand: (amount: string, number: string) =>
      `už užsakymą ${number} grąžinsime jums ${amount} tiesiogiai, tuo pačiu būdu, kuriuo mokėjote.`,
    deduction: (amount: string, reason: string) => `Už sumažėjusią vertę iš kainos išskaičiavome ${amount}: ${reason}`,
    deductionWhole: (reason: string) => `Visą kainą pasilikome už prarastą vertę: ${reason}`,
    why: {
      goodsGone: "Kai jūsų mokėjimas atėjo, ne viskas, ką užsakėte, buvo likę. Šio užsakymo nesiunčiame.",
      paidTwice: "Už šį užsakymą sumokėjote du kartus. Jis vykdomas kaip numatyta.",
      cancelled: "Šis užsakymas atšauktas.",
    },
    when: "Paprastai pinigai pasiekia sąskaitą per 5–10 darbo dienų.",
  },
  refundFailedEmail: {
    subject: (number: string, store: string) => `Pinigų grąžinimas už užsakymą ${number} nepavyko, ${store}`,
    preview: (number: string, amount: string) => `${amount} už užsakymą ${number} jūsų nepasiekė.`,
    title: "Pinigai jūsų nepasiekė",
    text: (amount: string, number: string) => `${amount}, kuriuos grąžinome už užsakymą ${number}, jūsų nepasiekė.`,
    next: "Šiuos pinigus vis tiek gausite. Ieškome kito būdo ir jums parašysime. Dabar jums nieko daryti nereikia.",
  },
  changedEmail: {
    subject: (number: string, store: string) => `Jūsų užsakymas ${number} parduotuvėje ${store} pakeistas`,
    preview: (number: string, total: string) => `Užsakymas ${number}: ${total}`,
    title: "Jūsų užsakymas pakeistas",
    text: (number: string) =>
      `pakeitėme jūsų užsakymą ${number}, kaip sutarėme. Dabar jis toks. Kreditinę sąskaitą faktūrą ankstesnei sąskaitai ir naują sąskaitą faktūrą rasite prie užsakymo.`,
    what: "Kas pasikeitė",
  },
  linkEmail: {
    subject: (number: string, store: string) => `Apmokėkite užsakymą ${number} parduotuvėje ${store}`,
    preview: (number: string, amount: string) => `${amount} už užsakymą ${number}`,
    title: "Jūsų užsakymas laukia apmokėjimo",
    difference: (number: string, amount: string) =>
      `pakeisime jūsų užsakymą ${number}, kaip sutarėme, kai bus sumokėtas kainos skirtumas – ${amount}.`,
    whole: (number: string, amount: string) => `jūsų užsakymą ${number}, kurio suma ${amount}, jau galima apmokėti.`,
    until: (day: string) => `Mokėti galite iki ${day}.`,
    ships: "Užsakymą išsiųsime, kai tik jis bus apmokėtas.",
    what: "Kas pasikeis",
    toPay: "Likusi mokėti suma",
    pay: "Mokėti dabar",
    transfer: {
      lead: "Galite sumokėti ir banko pavedimu. Užsakymą išsiųsime, kai tik gausime pinigus.",
      to: "Gavėjas",
      reference: "Mokėjimo paskirtis",
    },
  },
} satisfies Messages<typeof en>;
