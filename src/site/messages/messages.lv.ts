import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("lv");

export const messages = {
  skip: "Pāriet uz saturu",
  areas: { notice: "Paziņojums", demo: "Demonstrācijas veikals", shipping: "Piegāde", main: "Galvenā izvēlne" },
  links: {
    "/": "Sākums",
    "/products": "Preces",
    "/about": "Par mums",
    "/blog": "Žurnāls",
    "/contact": "Kontakti",
    "/track-order": "Sekot pasūtījumam",
    "/shipping-policy": "Piegāde",
    "/return-refund-policy": "Atgriešana un atmaksa",
    // For a lawyer: the law names this link.
    "/withdrawal": "Atteikties no līguma šeit",
    "/faq": "BUJ",
    "/privacy-policy": "Privātuma politika",
    "/terms-of-service": "Pirkuma noteikumi",
    "/imprint": "Pārdevēja rekvizīti",
    "/accessibility-statement": "Piekļūstamības paziņojums",
  },
  demo: "Demonstrācijas veikals: tikai izmēģinājuma maksājumi, nekas netiek sūtīts.",
  freeShipping: (threshold: string) => `Bezmaksas piegāde visā pasaulē pasūtījumiem no ${threshold}`,
  offline:
    "Nav interneta savienojuma. Jūsu grozs ir saglabāts. Pārējās lapas atvērsies, kad savienojums būs atjaunots.",
  search: "Meklēšana",
  menu: "Izvēlne",
  cart: (count: number) => `Grozs, ${count} ${counted(count, { zero: "preču", one: "prece", other: "preces" })}`,
  social: "Sociālie tīkli",
  quickLinks: "Ātrās saites",
  customerService: "Klientu apkalpošana",
  rights: (year: number, name: string) => `© ${year} ${name}. Visas tiesības aizsargātas.`,
  notFound: {
    tab: "Lapa nav atrasta",
    title: "Ak! Lapa nav atrasta",
    text: "Lapa, ko meklējat, ir pārcelta vai tādas nekad nav bijis.",
    home: "Uz sākumlapu",
  },
  elsewhere: {
    title: "Latviski tā vēl nav",
    text: "To var lasīt šādās valodās:",
  },
  broken: {
    title: "Negaidīta kļūda!",
    kept: "Jūsu grozs ir saglabāts.",
    again: "Mēģināt vēlreiz",
  },
  language: "Valoda",
  loading: "Ielādē lapu",
  featuredLoading: "Ielādē izvēlētās preces",
  slow: { title: "Lapa ielādējas lēni", text: "Veikals pārāk ilgi neatbild. Lūdzu, mēģiniet vēlreiz." },
} satisfies Messages<typeof en>;
