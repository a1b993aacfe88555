import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lv");
const number = numberIn("lv");
const orderCount = (count: number): string =>
  counted(count, { zero: "pasūtījumu", one: "pasūtījums", other: "pasūtījumi" });

export const messages = {
  title: "Pārskats",
  lead: (day: string) => `${day}, veikala laiks`,
  loading: "Ielādē pārskatu",
  failed: { title: "Skaitļus neizdevās ielādēt", again: "Mēģināt vēlreiz" },
  sales: "Pārdošana kopā",
  orders: "Pasūtījumi",
  products: "Preces",
  customers: "Klienti",
  change: "salīdzinot ar iepriekšējo mēnesi",
  noChange: "nav datu par iepriekšējo mēnesi",
  steps: {
    title: "Pirmie soļi",
    lead: "Veikalā vēl nav neviena pasūtījuma. Sāciet ar šiem trim.",
    trader: { title: "Ievadiet pārdevēja datus", text: "Uzņēmums, saziņa un nodokļu numuri." },
    products: { title: "Pārskatiet preces", text: "Pārbaudiet cenas, krājumus un attēlus vai pievienojiet savas." },
    ready: { title: "Skatiet, kā trūkst", text: "Saraksts ar to, kas veikalam vajadzīgs pirms atvēršanas." },
  },
  tasks: {
    title: "Darāmais",
    none: "Nekas negaida.",
    reviewFlags: "Jāpievērš uzmanība",
    payments: "Jāpārbauda maksājumi",
    toShip: "Jānosūta",
    refunds: "Jāatmaksā",
    lowStock: "Maz noliktavā",
  },
  today: "Šodien un šonedēļ",
  yesterday: (figure: string) => `vakar ${figure}, ar PVN`,
  todaysOrders: "Pasūtījumi šodien",
  todaysRevenue: "Ieņēmumi šodien",
  toProcess: "Gaida, tiek apstrādāti",
  toShip: "Tiek iesaiņoti, gatavi sūtīšanai",
  shippedToday: "Nosūtīti šodien",
  week: "Ieņēmumi 7 dienās",
<<<<<<< HEAD
  growth: (percent: string) => `${percent} pret iepriekšējo nedēļu`,
=======
  growth: (percent: string) => `${percent} nedēļas laikā, ar PVN`,
>>>>>>> numbers
  revenue: {
    title: "Ieņēmumi",
    lead: (sum: string, days: number) => `${sum} ${days} dienās ar PVN, atskaitot atmaksas`,
    day: "Diena",
    amount: "Ieņēmumi",
    orders: "Pasūtījumi",
    said: (amount: string, orders: number) => `${amount}, ${orderCount(orders)}`,
  },
  statuses: { title: "Pasūtījumi pēc statusa", status: "Statuss", count: "Pasūtījumi" },
  best: {
    title: "Pirktākās preces",
    lead: (days: number) => `Pēc pārdotā skaita ${days} dienās, pirms atmaksām, ar PVN`,
    product: "Prece",
    units: "Skaits",
    amount: "Pārdots",
    said: (units: number, amount: string) => `pārdots ${number(units)}, ${amount}`,
    empty: "Šajā laikā nekas nav pārdots.",
  },
  states: {
    title: "ASV pa štatiem",
    lead: "Samaksātais mīnus atmaksātais, pa kalendārajiem gadiem. Štati prasa pārdošanas nodokli, sākot no noteiktas summas vai pasūtījumu skaita.",
    unknown: "Bez štata",
    orders: (orders: number) => orderCount(orders),
  },
  recent: {
    title: "Jaunākie pasūtījumi",
    all: "Visi pasūtījumi",
    empty: "Pasūtījumu vēl nav.",
    emptyText: "Katrs pasūtījums šeit parādās, tiklīdz tas ir iesniegts.",
    items: (count: number) => counted(count, { zero: "preču", one: "prece", other: "preces" }),
    unpaid: "nav apmaksāts",
  },
  low: {
    title: "Mazs atlikums",
    all: "Visas preces",
    empty: "Visu preču atlikums ir pietiekams.",
    out: "Izpārdota",
    left: (count: number) => `atlikums: ${count}`,
    more: (count: number) => `un vēl ${count}`,
  },
  webhook: {
    title: "Webhook pārbaude",
    lead: "Vai maksājumi var par sevi paziņot, un jaunākie pasūtījumi.",
    test: "Pārbaudīt webhook",
    testing: "Pārbauda…",
    done: { title: "Pārbaude pabeigta", description: "Webhook iestatījumi ir pārbaudīti" },
    failed: { title: "Pārbaude neizdevās", description: "Nezināma kļūda" },
    flags: {
      secret: "Webhook atslēga",
      format: "Atslēgas formāts",
      stripe: "Stripe slepenā atslēga",
      resend: "Resend atslēga",
    },
    configured: "Iestatīta",
    missing: "Trūkst",
    formats: { correct: "Pareizs", incorrect: "Nepareizs", missing: "Nav" },
    otherSender: {
      mailbox: "Nav vajadzīga: vietējā pastkaste",
      smtp: "Nav vajadzīga: SMTP serveris",
      resend: "Iestatīta",
    },
    hints: {
      secret: "Pievienojiet STRIPE_WEBHOOK_SECRET servera slepenajiem iestatījumiem.",
      format: "Webhook atslēgai jāsākas ar whsec_",
      pending:
        "Ir gaidoši pasūtījumi: maksājumu webhook tos nav apstrādājis. Pārbaudiet maksājumu webhook iestatījumus.",
      demo: "Šis demonstrācijas veikals pieņem izmēģinājuma maksājumus, kas par sevi paziņo bez šīm atslēgām.",
    },
    recent: "Jaunākie pasūtījumi",
    empty: "Pasūtījumu vēl nav.",
    order: "Pasūtījums",
    placed: "Pasūtīts",
    status: "Statuss",
    total: "Kopā",
  },
  superuser: {
    title: "Galvenā administratora tiesības",
    text: "Jūs varat pievienot un noņemt šī veikala administratorus.",
    link: "Pārvaldīt administratorus",
  },
} satisfies Messages<typeof en>;
