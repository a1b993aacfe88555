import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./state-messages.en.ts";

export const messages = {
  attempts: {
    opening: "Atveriamas",
    open: "Mokėjimo puslapyje",
    given_up: "Nebelaukiama",
    awaiting: "Pinigai pakeliui",
    review: "Tikrinamas",
    paid: "Apmokėta",
    failed: "Nepavyko",
    expired: "Nutrauktas",
    overpaid: "Sumokėta du kartus",
    reversed: "Bankas atšaukė",
  },
  providers: { "test-page": "Bandomasis puslapis", "by-hand": "Rankiniu būdu" },
  tasks: {
    dispute: {
      label: "Ginčas",
      nextStep:
        "Atsakykite mokėjimų paslaugoje, kaip įrodymą nurodykite siuntos numerį. Neatsakius pinigai prarandami.",
    },
    reversed: {
      label: "Mokėjimas atšauktas",
      nextStep:
        "Nesiųskite. Klientas gavo laišką: sumokėjus dar kartą atsiranda naujas užsakymas, kuris perima prekes. Jos saugomos, kol nuspręsite: norėdami parduoti kitiems, atšaukite užsakymą. Jei prekės jau išsiųstos, parašykite klientui.",
    },
    "partly-reversed": {
      label: "Dalis mokėjimo atšaukta",
      nextStep:
        "Prieš ką nors dar siųsdami, paprašykite kliento sumokėti skirtumą arba atšaukite užsakymą ir grąžinkite likutį.",
    },
    "refund-failed": {
      label: "Pinigų grąžinti nepavyko",
      nextStep: "Grąžinkite klientui pinigus kitaip, pvz., banko pavedimu.",
    },
    "refund-waits": {
      label: "Pinigų grąžinimas laukia",
      nextStep: "Pažiūrėkite mokėjimų paslaugoje, kodėl pinigai dar negrąžinti. Parduotuvė to prašo toliau.",
    },
    "refund-by-hand": {
      label: "Reikia išmokėti pinigus",
      nextStep:
        "Perveskite pinigus klientui arba grąžinkite juos grynaisiais ar kortelių terminale. Tada pažymėkite užduotį kaip atliktą.",
    },
    "paid-twice": {
      label: "Sumokėta du kartus",
      nextStep:
        "Grąžinkite antrą mokėjimą mokėjimų paslaugoje arba grąžinkite klientui pinigus kitaip. Pirmasis mokėjimas galioja, daugiau nieko siųsti nereikia.",
    },
    difference: {
      label: "Skirtumas",
      nextStep: "Palyginkite šį mokėjimą mokėjimų paslaugoje su užsakymu ir pataisykite, kas neteisinga.",
    },
  },
  noTask: "Tokios užduoties nėra.",
  taskDone: "Šią užduotį kažkas jau atliko.",
  allRefunded: "Visa, kas sumokėta, jau grąžinta.",
  atMost: (money: string) => `Galima grąžinti ne daugiau kaip ${money}.`,
  refundTooSmall: (money: string, provider: string, least: string) =>
    `Grąžinti ${money} yra per mažai: ${provider} iš vieno mokėjimo grąžina ne mažiau kaip ${least}.`,
  refundKnown: "Šio pinigų grąžinimo jau prašyta su kitais duomenimis.",
} satisfies Messages<typeof en>;
