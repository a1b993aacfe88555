import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Dokumentai",
  link: "Dokumentai",
  back: "Užsakymai",
  lead: "Laikotarpio sąskaitos faktūros ir kreditinės sąskaitos faktūros. Kiekviena išrašoma savaime, kai pinigai gaunami ar grąžinami, ir niekada nekeičiama.",
  loading: "Įkeliami dokumentai",
  loadFailed: "Nepavyko įkelti dokumentų",
  empty: {
    title: "Šiuo laikotarpiu dokumentų nėra",
    text: "Pasirinkite kitą laikotarpį arba bandomųjų mokėjimų dokumentus.",
  },
  nothing: { title: "Tokių dokumentų nėra", text: "Pasirinkite kitą laikotarpį arba rūšį." },
  kind: "Rūšis",
  allKinds: "Visos rūšys",
  kinds: { invoice: "Sąskaita faktūra", "credit-note": "Kreditinė sąskaita faktūra" },
  sums: (count: string, net: string, vat: string, gross: string) =>
    `Dokumentų: ${count}; be PVM ${net}, PVM ${vat}, iš viso ${gross}`,
  archive: "Atsisiųsti visus (ZIP)",
  archiving: "Rengiama…",
  archiveFailed: "Nepavyko sukurti archyvo",
  failed: "Nepavyko atsisiųsti dokumento",
  columns: {
    number: "Numeris",
    day: "Išrašymo data",
    order: "Užsakymas",
    buyer: "Pirkėjas",
    country: "Šalis",
    vat: "PVM",
    gross: "Iš viso",
    files: "Failai",
  },
  newest: "Naujausi",
  older: "Senesni",
  panel: {
    title: "Dokumentai",
    none: "Nėra",
    issue: "Išrašyti sąskaitą",
    issueHint: "Sąskaitos dar nėra. Naujoji turės šiandienos datą.",
    issued: "Dokumentai išrašyti",
    issueFailed: "Nepavyko išrašyti dokumentų",
  },
} satisfies Messages<typeof en>;
