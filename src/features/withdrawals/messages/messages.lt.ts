import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Sutarties atsisakymas",
  description:
    "Čia galite atsisakyti pirkimo: 14 dienų pagal įstatymą, 100 dienų pagal mūsų taisykles, nenurodant priežasties.",
  lead: "Pagal įstatymą sutarties galite atsisakyti per 14 dienų nuo prekių gavimo, o pagal mūsų pačių taisykles – per 100 dienų. Priežasties nurodyti nereikia.",
  fields: {
    orderNumber: "Užsakymo numeris",
    name: "Vardas ir pavardė",
    email: "El. paštas",
    items: "Kurių prekių (palikite tuščią, jei viso užsakymo)",
  },
  hints: {
    orderNumber: "Jis yra užsakymo patvirtinime, pvz., AU-100234.",
    email: "Adresas, kurį nurodėte užsakydami. Juo patvirtinsime, kad gavome pareiškimą.",
  },
  problems: {
    orderNumber: "Įrašykite užsakymo numerį",
    name: "Įrašykite vardą ir pavardę",
    email: "Įrašykite tinkamą el. pašto adresą",
    link: "Parašykite tai be nuorodų",
    tooLong: (max: number) => `Sutrumpinkite, didžiausias ženklų skaičius: ${max.toLocaleString("lt")}`,
  },
  check: "Toliau",
  next: {
    title: "Kas toliau",
    steps: [
      "El. paštu patvirtinsime, kad jūsų pareiškimą gavome.",
      "Per 14 dienų atsiunčiate atgal tai, ką gavote, gerai supakuotą ir su išsiuntimo patvirtinimu.",
      "Pinigus grąžinsime tuo pačiu būdu, kuriuo mokėjote, kai tik gausime prekes arba jų išsiuntimo įrodymą.",
    ],
  },
  notFound:
    "Nerandame apmokėto užsakymo su šiuo numeriu ir el. pašto adresu. Patikrinkite abu. Pareiškimą vis tiek galite išsiųsti, o užsakymo paieškosime patys.",
  tooMany: (time: string) => `Per daug bandymų. Bandykite dar kartą po ${time}.`,
  failed: "Išsiųsti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.",
  review: {
    title: "Jūsų pareiškimas",
    // For a lawyer: after the model form of the act.
    declaration: "Pranešu, kad atsisakau šių prekių pirkimo–pardavimo sutarties.",
    items: "Prekės",
    whole: "Visas užsakymas",
    // For a lawyer: the law names this button.
    confirm: "Patvirtinti atsisakymą",
    back: "Grįžti ir pakeisti",
  },
  done: {
    title: "Pareiškimas gautas",
    received: (number: string, moment: string) =>
      `Pareiškimą atsisakyti užsakymo ${number} gavome: ${moment}. Patvirtinimas siunčiamas užsakymo el. pašto adresu.`,
    unmatched: (number: string, moment: string) =>
      `Pareiškimą atsisakyti užsakymo ${number} gavome: ${moment}. Patvirtinimas siunčiamas jūsų el. pašto adresu. Paieškosime jūsų užsakymo ir jums parašysime.`,
    several: (number: string, moment: string) =>
      `Pareiškimą atsisakyti užsakymo ${number} gavome: ${moment}. Iš šio adreso jau turime kelis pareiškimus. Juos peržiūrėsime ir jums parašysime.`,
    next: "Kas toliau",
    sendBack: "Per 14 dienų atsiųskite atgal tai, ką jau gavote, gerai supakuotą ir su išsiuntimo patvirtinimu.",
    refund:
      "Kainą grąžinsime tuo pačiu būdu, kuriuo mokėjote, ne vėliau kaip per 14 dienų nuo atsisakymo, o jei atsisakote viso užsakymo – ir įprastas pristatymo išlaidas.",
    refundWaits: "Galime palaukti, kol gausime prekes arba jų išsiuntimo įrodymą.",
    unsent: "Prekės dar neišsiųstos: jų nesiųsime, o jums nėra ko siųsti atgal.",
    stays: "Ko dar neišsiuntėme, to ir nesiųsime, tad jums to grąžinti nereikia.",
    byPolicy:
      "Įstatymo nustatytos 14 dienų čia netaikomos, o mūsų pačių taisyklių 100 dienų taikomos. Peržiūrėsime jūsų pareiškimą ir atsakysime per dieną. Prieš siųsdami palaukite mūsų atsakymo.",
    over: "Čia netaikomos nei įstatymo nustatytos 14 dienų, nei mūsų pačių taisyklių 100 dienų. Peržiūrėsime jūsų pareiškimą ir atsakysime per dieną. Prieš siųsdami palaukite mūsų atsakymo.",
    unknown:
      "Kas bus toliau, priklauso nuo jūsų užsakymo: apie tai parašysime, kai jį rasime. Iki tol nieko siųsti nereikia. Svarbu, kada šis pareiškimas mus pasiekė.",
    policy: "Prekių ir pinigų grąžinimas",
    home: "Grįžti į pradžią",
  },
} satisfies Messages<typeof en>;
