import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lv");

export const messages = {
  title: "Klienti",
  loading: "Ielādē klientus",
  loadFailed: "Klientus neizdevās ielādēt",
  filters: "Filtri",
  search: "Meklēt klientus",
  searchHint: "Vārds vai e-pasts",
  empty: { title: "Klientu vēl nav", text: "Šeit ir visi, kas apmaksājuši pasūtījumu." },
  nothing: { title: "Klienti nav atrasti", text: "Meklētajam neatbilst neviens klients." },
  columns: {
    name: "Klients",
    country: "Valsts",
    orders: "Pasūtījumi",
    spent: "Pirkumi kopā",
    last: "Pēdējais pasūtījums",
    created: "Klients kopš",
  },
  email: "E-pasts",
  emailTo: (name: string) => `Rakstīt: ${name}`,
  profile: "Skatīt datus",
  profileOf: (name: string) => `Skatīt datus: ${name}`,
  orders: (count: number) => counted(count, { zero: "pasūtījumu", one: "pasūtījums", other: "pasūtījumi" }),
} satisfies Messages<typeof en>;
