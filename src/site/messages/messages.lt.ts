import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("lt");

export const messages = {
  skip: "Pereiti prie turinio",
  areas: { notice: "Pranešimas", demo: "Demonstracinė parduotuvė", shipping: "Pristatymas", main: "Pagrindinis meniu" },
  links: {
    "/": "Pradžia",
    "/products": "Prekės",
    "/about": "Apie mus",
    "/blog": "Žurnalas",
    "/contact": "Kontaktai",
    "/track-order": "Sekti užsakymą",
    "/shipping-policy": "Pristatymas",
    "/return-refund-policy": "Prekių ir pinigų grąžinimas",
    // For a lawyer: the law names this link.
    "/withdrawal": "Atsisakyti sutarties čia",
    "/faq": "DUK",
    "/privacy-policy": "Privatumo politika",
    "/terms-of-service": "Pirkimo taisyklės",
    "/imprint": "Pardavėjo rekvizitai",
    "/accessibility-statement": "Prieinamumo pareiškimas",
  },
  demo: "Demonstracinė parduotuvė: tik bandomieji mokėjimai, prekės nesiunčiamos.",
  freeShipping: (threshold: string) => `Nemokamas pristatymas visame pasaulyje perkant už ${threshold} ar daugiau`,
  offline: "Nėra interneto ryšio. Jūsų krepšelis išsaugotas. Kiti puslapiai atsivers, kai ryšys atsiras.",
  search: "Paieška",
  menu: "Meniu",
  cart: (count: number) => `Krepšelis, ${count} ${counted(count, { one: "prekė", few: "prekės", other: "prekių" })}`,
  social: "Socialiniai tinklai",
  quickLinks: "Greitosios nuorodos",
  customerService: "Klientų aptarnavimas",
  rights: (year: number, name: string) => `© ${year} ${name}. Visos teisės saugomos.`,
  notFound: {
    tab: "Puslapis nerastas",
    title: "Oi! Puslapis nerastas",
    text: "Puslapis, kurio ieškote, perkeltas arba jo niekada nebuvo.",
    home: "Grįžti į pradžią",
  },
  elsewhere: {
    title: "Lietuviškai dar nėra",
    text: "Tai galite perskaityti šiomis kalbomis:",
  },
  broken: {
    title: "Netikėta klaida!",
    kept: "Jūsų krepšelis išsaugotas.",
    again: "Bandyti dar kartą",
  },
  language: "Kalba",
  loading: "Puslapis įkeliamas",
  featuredLoading: "Rekomenduojamos prekės įkeliamos",
  slow: { title: "Puslapis įkeliamas ilgai", text: "Parduotuvė per ilgai neatsako. Bandykite dar kartą." },
} satisfies Messages<typeof en>;
