import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lt");

export const messages = {
  title: "Klientai",
  loading: "Įkeliami klientai",
  loadFailed: "Klientų įkelti nepavyko",
  filters: "Filtrai",
  search: "Ieškoti klientų",
  searchHint: "Vardas arba el. paštas",
  empty: { title: "Klientų dar nėra", text: "Čia yra visi, kurie sumokėjo už užsakymą." },
  nothing: { title: "Klientų nerasta", text: "Paieškos neatitinka nė vienas klientas." },
  columns: {
    name: "Klientas",
    country: "Šalis",
    orders: "Užsakymai",
    spent: "Iš viso išleista",
    last: "Paskutinis užsakymas",
    created: "Klientas nuo",
  },
  email: "El. paštas",
  emailTo: (name: string) => `Rašyti: ${name}`,
  profile: "Žiūrėti duomenis",
  profileOf: (name: string) => `Žiūrėti duomenis: ${name}`,
  orders: (count: number) => counted(count, { one: "užsakymas", few: "užsakymai", other: "užsakymų" }),
} satisfies Messages<typeof en>;
