import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lt");
const number = numberIn("lt");
const orderCount = (count: number): string => counted(count, { one: "užsakymas", few: "užsakymai", other: "užsakymų" });

export const messages = {
  title: "Suvestinė",
  lead: (day: string) => `${day}, parduotuvės laikas`,
  loading: "Įkeliama suvestinė",
  failed: { title: "Skaičių įkelti nepavyko", again: "Bandyti dar kartą" },
  sales: "Iš viso parduota",
  orders: "Užsakymai",
  products: "Prekės",
  customers: "Klientai",
  change: "palyginti su praėjusiu mėnesiu",
  noChange: "nėra praėjusio mėnesio duomenų",
  steps: {
    title: "Pirmieji žingsniai",
    lead: "Parduotuvėje dar nėra nė vieno užsakymo. Pradėkite nuo šių trijų.",
    trader: { title: "Įveskite pardavėjo duomenis", text: "Įmonė, kontaktai ir mokesčių numeriai." },
    products: {
      title: "Peržiūrėkite prekes",
      text: "Patikrinkite kainas, likučius ir paveikslėlius arba pridėkite savo.",
    },
    ready: { title: "Žiūrėkite, ko trūksta", text: "Sąrašas, ko parduotuvei reikia prieš atidarymą." },
  },
  tasks: {
    title: "Ką padaryti",
    none: "Niekas nelaukia.",
    reviewFlags: () => "Reikia dėmesio",
    payments: "Peržiūrėti mokėjimus",
    toShip: "Išsiųsti",
    refunds: "Grąžinti pinigus",
    lowStock: "Mažai sandėlyje",
  },
  today: "Šiandien ir šią savaitę",
  yesterday: (figure: string) => `vakar ${figure}, su PVM`,
  todaysOrders: "Užsakymai šiandien",
  todaysRevenue: "Pajamos šiandien",
  toProcess: "Laukia, vykdomi",
  toShip: "Pakuojami, paruošti siųsti",
  shippedToday: "Išsiųsta šiandien",
  week: "Pajamos per 7 dienas",
  growth: (percent: string) => `${percent}, palyginti su praėjusia savaite, su PVM`,
  revenue: {
    title: "Pajamos",
    lead: (sum: string, days: number) =>
      `${sum} per ${counted(days, { one: "dieną", few: "dienas", other: "dienų" })}, su PVM, atėmus grąžintas sumas`,
    day: "Diena",
    amount: "Pajamos",
    orders: "Užsakymai",
    said: (amount: string, orders: number) => `${amount}, ${orderCount(orders)}`,
  },
  statuses: { title: "Užsakymai pagal būseną", status: "Būsena", count: "Užsakymai" },
  best: {
    title: "Perkamiausios prekės",
    lead: (days: number) =>
      `Pagal parduotą kiekį per ${counted(days, { one: "dieną", few: "dienas", other: "dienų" })}, prieš grąžinimus, su PVM`,
    product: "Prekė",
    units: "Kiekis",
    amount: "Parduota",
    said: (units: number, amount: string) => `parduota ${number(units)}, ${amount}`,
    empty: "Per šį laiką nieko neparduota.",
  },
  states: {
    title: "JAV pagal valstijas",
    lead: "Sumokėta atėmus grąžintas sumas, pagal kalendorinius metus. Valstijos reikalauja pardavimo mokesčio nuo tam tikros sumos arba užsakymų skaičiaus.",
    unknown: "Be valstijos",
    orders: (orders: number) => orderCount(orders),
  },
  recent: {
    title: "Naujausi užsakymai",
    all: "Visi užsakymai",
    empty: "Užsakymų dar nėra.",
    emptyText: "Kiekvienas užsakymas čia atsiranda vos pateiktas.",
    items: (count: number) => counted(count, { one: "prekė", few: "prekės", other: "prekių" }),
    unpaid: "neapmokėtas",
  },
  low: {
    title: "Mažas likutis",
    all: "Visos prekės",
    empty: "Visų prekių likutis pakankamas.",
    out: "Išparduota",
    left: (count: number) => `liko ${count}`,
    more: (count: number) => `ir dar ${count}`,
  },
  webhook: {
    title: "Webhook tikrinimas",
    lead: "Ar mokėjimai gali apie save pranešti, ir naujausi užsakymai.",
    test: "Tikrinti webhook",
    testing: "Tikrinama…",
    done: { title: "Patikrinta", description: "Webhook nustatymai patikrinti" },
    failed: { title: "Patikrinti nepavyko", description: "Nežinoma klaida" },
    flags: {
      secret: "Webhook raktas",
      format: "Rakto formatas",
      stripe: "Stripe slaptasis raktas",
      resend: "Resend raktas",
    },
    configured: "Nustatytas",
    missing: "Trūksta",
    formats: { correct: "Teisingas", incorrect: "Neteisingas", missing: "Nėra" },
    otherSender: {
      mailbox: "Nereikia: vietinė pašto dėžutė",
      smtp: "Nereikia: SMTP serveris",
      resend: "Nustatytas",
    },
    hints: {
      secret: "Įrašykite STRIPE_WEBHOOK_SECRET tarp slaptųjų serverio nustatymų.",
      format: "Webhook raktas turi prasidėti whsec_",
      pending: "Yra laukiančių užsakymų: mokėjimų webhook jų neapdorojo. Patikrinkite mokėjimų webhook nustatymus.",
      demo: "Ši demonstracinė parduotuvė priima bandomuosius mokėjimus, kurie apie save praneša be šių raktų.",
    },
    recent: "Naujausi užsakymai",
    empty: "Užsakymų dar nėra.",
    order: "Užsakymas",
    placed: "Užsakyta",
    status: "Būsena",
    total: "Iš viso",
  },
  superuser: {
    title: "Vyriausiojo administratoriaus teisės",
    text: "Galite pridėti ir pašalinti šios parduotuvės administratorius.",
    link: "Tvarkyti administratorius",
  },
} satisfies Messages<typeof en>;
