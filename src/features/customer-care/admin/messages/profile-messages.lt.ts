import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./profile-messages.en.ts";

export const messages = {
  title: "Klientas",
  loading: "Įkeliamas klientas",
  failed: "Klientų įkelti nepavyko",
  back: "Visi klientai",
  email: "El. paštas",
  orders: "Užsakymai",
  spent: "Iš viso išleista",
  average: "Vidutinis užsakymas",
  averageOf: (kept: number) => `iš ${kept} apmokėtų užsakymų`,
  paidBack: (count: number) => `grąžinta už ${count}`,
  since: "Klientas nuo",
  noOrders: "Užsakymų nėra",
  columns: {
    number: "Užsakymo numeris",
    created: "Sukurta",
    status: "Užsakymo būsena",
    payment: "Mokėjimas",
    total: "Suma",
  },
  data: {
    title: "Asmens duomenys",
    text: "Kas apie šį asmenį saugoma: galima perduoti kaip failą arba ištrinti. Užsakymų numeriai, prekės, sumos ir PVM lieka apskaitai.",
    export: "Eksportuoti duomenis",
    exporting: "Renkama...",
    exported: "Asmens duomenys eksportuoti",
    exportFailed: "Asmens duomenų eksportuoti nepavyko",
    erase: "Ištrinti duomenis",
    erasing: "Trinama...",
    erased: "Asmens duomenys ištrinti",
    eraseFailed: "Asmens duomenų ištrinti nepavyko",
    question: (name: string) => `Ištrinti duomenis: ${name}?`,
    consequence: "To atšaukti negalima.",
    losses: [
      "Vardas, el. paštas, telefonas ir adresai visuose užsakymuose",
      "Naujienlaiškio prenumerata ir jos sutikimai",
      "Išsiųstų laiškų gavėjai",
    ],
  },
} satisfies Messages<typeof en>;
