import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  contact: {
    title: "Kontaktai",
    description: "Parašykite mums. Atsakome per 24 valandas.",
    heading: "Parašykite mums",
    reply: "Atsakome per 24 valandas.",
  },
  accountsClosed: "Paskyros dar neatidarytos: perkate kaip svečias, o to, ką čia įrašote, nesiunčiame ir nesaugome.",
  isSample: "Tai, ką matote, yra pavyzdys.",
  login: {
    title: "Prisijungimas",
    heading: "Sveiki sugrįžę",
    lead: "Prisijunkite prie savo paskyros.",
    email: "El. paštas",
    password: "Slaptažodis",
    submit: "Prisijungti",
    forgot: "Pamiršote slaptažodį?",
    create: "Sukurti paskyrą",
  },
  signup: {
    title: "Paskyros kūrimas",
    heading: "Sukurkite paskyrą",
    lead: "Jūsų užsakymai ir adresai vienoje vietoje.",
    firstName: "Vardas",
    lastName: "Pavardė",
    email: "El. paštas",
    password: "Slaptažodis",
    confirm: "Pakartokite slaptažodį",
    submit: "Sukurti paskyrą",
    hasAccount: "Jau turite paskyrą?",
    signIn: "Prisijunkite",
  },
  account: {
    title: "Mano paskyra",
    tabs: { orders: "Užsakymai", profile: "Profilis", settings: "Nustatymai" },
    orders: [
      { day: "2026 m. spalio 12 d.", goods: "Keraminis difuzorius „Lune“, levandų aliejus", status: "Pristatyta" },
      { day: "2026 m. rugsėjo 3 d.", goods: "Kedrų aliejus, apelsinų aliejus", status: "Pristatyta" },
    ],
    profile: {
      name: "Vardas ir pavardė",
      email: "El. paštas",
      phone: "Telefonas",
      address: "Adresas",
      edit: "Keisti profilį",
    },
    sampleAddress: "Pikk 1, 10115 Tallinn, Estija",
    newsletter: {
      title: "Naujienlaiškis",
      text: "Nauji kvapai ir straipsniai, maždaug du kartus per mėnesį.",
      action: "Tvarkyti",
      label: "Tvarkyti naujienlaiškį",
    },
    password: {
      title: "Slaptažodis",
      text: "Paskutinį kartą keistas 2026 m. rugsėjį.",
      action: "Keisti",
      label: "Keisti slaptažodį",
    },
  },
  preview: {
    title: "Peržiūra",
    text: (until: string) =>
      `Taip atrodys šis puslapis. Prekės parduotuvėje nėra, ir čia nieko nusipirkti negalima. Kas turi šią nuorodą, puslapį mato iki ${until}.`,
  },
} satisfies Messages<typeof en>;
