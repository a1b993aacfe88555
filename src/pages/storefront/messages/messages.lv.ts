import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  contact: {
    title: "Kontakti",
    description: "Rakstiet mums. Atbildam 24 stundu laikā.",
    heading: "Rakstiet mums",
    reply: "Atbildam 24 stundu laikā.",
  },
  accountsClosed:
    "Konti vēl nav atvērti: jūs pērkat kā viesis, un nekas no šeit ierakstītā netiek ne sūtīts, ne glabāts.",
  isSample: "Tas, ko redzat, ir paraugs.",
  login: {
    title: "Pieslēgšanās",
    heading: "Laipni lūdzam atpakaļ",
    lead: "Pieslēdzieties savam kontam.",
    email: "E-pasts",
    password: "Parole",
    submit: "Pieslēgties",
    forgot: "Aizmirsāt paroli?",
    create: "Izveidot kontu",
  },
  signup: {
    title: "Konta izveide",
    heading: "Izveidojiet kontu",
    lead: "Jūsu pasūtījumi un adreses vienuviet.",
    firstName: "Vārds",
    lastName: "Uzvārds",
    email: "E-pasts",
    password: "Parole",
    confirm: "Atkārtojiet paroli",
    submit: "Izveidot kontu",
    hasAccount: "Vai jums jau ir konts?",
    signIn: "Pieslēdzieties",
  },
  account: {
    title: "Mans konts",
    tabs: { orders: "Pasūtījumi", profile: "Profils", settings: "Iestatījumi" },
    orders: [
      { day: "2026. gada 12. oktobris", goods: "Keramikas difuzors Lune, lavandas eļļa", status: "Piegādāts" },
      { day: "2026. gada 3. septembris", goods: "Ciedra eļļa, apelsīnu eļļa", status: "Piegādāts" },
    ],
    profile: {
      name: "Vārds un uzvārds",
      email: "E-pasts",
      phone: "Tālrunis",
      address: "Adrese",
      edit: "Mainīt profilu",
    },
    sampleAddress: "Pikk 1, 10115 Tallinn, Igaunija",
    newsletter: {
      title: "Jaunumu vēstules",
      text: "Jauni aromāti un raksti, apmēram divas reizes mēnesī.",
      action: "Pārvaldīt",
      label: "Pārvaldīt jaunumu vēstules",
    },
    password: {
      title: "Parole",
      text: "Pēdējoreiz mainīta 2026. gada septembrī.",
      action: "Mainīt",
      label: "Mainīt paroli",
    },
  },
  preview: {
    title: "Priekšskatījums",
    text: (until: string) =>
      `Tā izskatīsies šī lapa. Preces veikalā nav, un šeit neko nevar nopirkt. Lapu redz ikviens, kam ir šī saite. Saites pēdējā derīguma diena ir ${until}.`,
  },
} satisfies Messages<typeof en>;
