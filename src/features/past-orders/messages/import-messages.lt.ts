import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./import-messages.en.ts";

export const messages = {
  unknown:
    "Tai nėra parduotuvei žinomas klientų ar užsakymų failas: „Shopify“ eksportai, plėtinio „Import Export Suite for WooCommerce“ failai arba „PrestaShop“ klientų sąrašas.",
  prestaShopOrders:
    "„PrestaShop“ užsakymų sąraše nėra nei kliento el. pašto adreso, nei prekių, todėl jo perkelti negalima.",
  empty: "Faile po antraštėmis nėra nė vienos eilutės.",
  tooMany: (max: number) => `Faile yra daugiau nei ${max.toLocaleString("lt")} eilučių. Importuokite jį dalimis.`,
  amount: (title: string, written: string) => `${title}: „${written.slice(0, 40)}“ nėra suma.`,
  date: (title: string, written: string) =>
    `${title}: „${written.slice(0, 40)}“ nėra data arba gali reikšti dvi. Rašykite 2026-01-31.`,
  future: (title: string, written: string) => `${title}: „${written.slice(0, 40)}“ yra ateityje.`,
  currency: (written: string) => `„${written.slice(0, 20)}“ nėra valiuta, pavyzdžiui, EUR.`,
  noNumber: "Užsakymas neturi numerio.",
  noDate: "Užsakymas neturi datos.",
  noTotal: "Užsakymas neturi bendros sumos.",
  negativeTotal: "Bendra suma mažesnė už nulį.",
  unnamed: "Be pavadinimo",
  nobody: "Jame nėra el. pašto adreso, pagal kurį žmogų būtų galima rasti vėliau: užsakovas praleidžiamas.",
  difference:
    "Eilutės, pristatymas, nuolaidos ir mokesčiai nesudaro bendros sumos. Viskas palikta taip, kaip nurodyta faile.",
  noEmail: "Nėra el. pašto adreso, todėl įrašas praleidžiamas: vėliau niekas nerastų žmogaus duomenų.",
  noConsentDate:
    "Faile nurodyta, kad žmogus gauna naujienlaiškį, bet ne nuo kada: prenumerata nepridėta. Importuokite prenumeratorius su sutikimo datomis.",
  subscribes: "Pridėtas prie naujienlaiškio prenumeratorių su faile nurodyta sutikimo data.",
  erased: "Šis asmuo buvo ištrintas jo paties prašymu.",
  tooOld: "Senesnis, nei saugomi užsakymai.",
  twice: (line: number) => `Jau yra ${line} eilutėje.`,
  gone: "To čia nebėra.",
} satisfies Messages<typeof en>;
