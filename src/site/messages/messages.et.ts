import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  skip: "Liigu sisu juurde",
  areas: { notice: "Teade", demo: "Demopood", shipping: "Tarne", main: "Peamenüü" },
  links: {
    "/": "Avaleht",
    "/products": "Tooted",
    "/about": "Meist",
    "/blog": "Blogi",
    "/contact": "Kontakt",
    "/track-order": "Jälgi tellimust",
    "/shipping-policy": "Tarnetingimused",
    "/return-refund-policy": "Tagastamine ja tagasimaksed",
    // For a lawyer: the law names this link.
    "/withdrawal": "Taganen lepingust siin",
    "/faq": "KKK",
    "/privacy-policy": "Privaatsuspoliitika",
    "/terms-of-service": "Müügitingimused",
    "/imprint": "Kaupleja andmed",
    "/accessibility-statement": "Ligipääsetavuse teatis",
  },
  demo: "Demopood: ainult proovimaksed, midagi ei saadeta välja.",
  freeShipping: (threshold: string) => `Tellimustele alates ${threshold} tasuta tarne kogu maailmas`,
  offline: "Internetiühendus puudub. Sinu ostukorv on alles. Teised lehed avanevad, kui ühendus taastub.",
  search: "Otsing",
  menu: "Menüü",
  cart: (count: number) => (count === 1 ? "Ostukorv, 1 toode" : `Ostukorv, ${count} toodet`),
  social: "Sotsiaalmeedia",
  quickLinks: "Kiirlingid",
  customerService: "Klienditeenindus",
  rights: (year: number, name: string) => `© ${year} ${name}. Kõik õigused kaitstud.`,
  notFound: {
    tab: "Lehte ei leitud",
    title: "Oih! Lehte ei leitud",
    text: "Leht, mida otsid, on kolinud või pole seda kunagi olnudki.",
    home: "Tagasi avalehele",
  },
  elsewhere: {
    title: "Eesti keeles seda veel ei ole",
    text: "Seda saab lugeda järgmistes keeltes:",
  },
  broken: {
    title: "Ootamatu tõrge!",
    kept: "Sinu ostukorv on alles.",
    again: "Proovi uuesti",
  },
  language: "Keel",
  loading: "Laadime lehte",
  featuredLoading: "Laadime valitud tooteid",
  slow: { title: "Leht avaneb aeglaselt", text: "Pood ei vasta piisavalt kiiresti. Palun proovi uuesti." },
} satisfies Messages<typeof en>;
