import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  contact: {
    title: "Kontakt",
    description: "Kirjuta meile. Vastame 24 tunni jooksul.",
    heading: "Kirjuta meile",
    reply: "Vastame 24 tunni jooksul.",
  },
  accountsClosed: "Kontod ei ole veel avatud: ostad külalisena ning siia sisestatut ei saadeta ega säilitata.",
  isSample: "See, mida näed, on näidis.",
  login: {
    title: "Logi sisse",
    heading: "Tere tulemast tagasi",
    lead: "Logi oma kontole sisse.",
    email: "E-post",
    password: "Parool",
    submit: "Logi sisse",
    forgot: "Unustasid parooli?",
    create: "Loo konto",
  },
  signup: {
    title: "Konto loomine",
    heading: "Loo konto",
    lead: "Sinu tellimused ja aadressid ühes kohas.",
    firstName: "Eesnimi",
    lastName: "Perekonnanimi",
    email: "E-post",
    password: "Parool",
    confirm: "Korda parooli",
    submit: "Loo konto",
    hasAccount: "Sul on juba konto?",
    signIn: "Logi sisse",
  },
  account: {
    title: "Minu konto",
    tabs: { orders: "Tellimused", profile: "Profiil", settings: "Seaded" },
    orders: [
      { day: "12. oktoober 2026", goods: "Keraamiline difuuser Lune, lavendliõli", status: "Kohale toimetatud" },
      { day: "3. september 2026", goods: "Seedriõli, apelsiniõli", status: "Kohale toimetatud" },
    ],
    profile: { name: "Nimi", email: "E-post", phone: "Telefon", address: "Aadress", edit: "Muuda profiili" },
    sampleAddress: "Pikk 1, 10115 Tallinn, Eesti",
    newsletter: {
      title: "Uudiskiri",
      text: "Uued lõhnad ja artiklid, umbes kaks korda kuus.",
      action: "Halda",
      label: "Halda uudiskirja",
    },
    password: {
      title: "Parool",
      text: "Viimati muudetud septembris 2026.",
      action: "Muuda",
      label: "Muuda parooli",
    },
  },
  preview: {
    title: "Eelvaade",
    text: (until: string) =>
      `Nii näeb see leht välja. Toode ei ole poes ja siit ei saa midagi osta. Lehte näeb igaüks, kellel on see link. Lingi viimane kehtivuspäev on ${until}.`,
  },
} satisfies Messages<typeof en>;
