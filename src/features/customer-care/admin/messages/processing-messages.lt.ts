import type { Messages } from "#shared/messages.ts";
import { numberIn } from "#shared/plural.ts";
import type { messages as en } from "./processing-messages.en.ts";

const number = numberIn("lt");

export const messages = {
  title: "Duomenų tvarkymo veiklos įrašai",
  lead: "Ką ši parduotuvė daro su asmens duomenimis, pagal įjungtas funkcijas (BDAR 30 straipsnis). Tai, kas vyksta už jos ribų, papildykite patys. Vieno asmens duomenys yra skyriuje Klientai arba šio puslapio pabaigoje.",
  back: "Pasirengimas atidaryti",
  loading: "Įkeliami įrašai",
  failed: "Įrašų įkelti nepavyko",
  unnamed: "Privatumo politikoje nurodyti ne visi, kas gauna asmens duomenis",
  records: "Veikla",
  activity: "Veikla",
  parts: {
    purpose: "Tikslas",
    basis: "Teisinis pagrindas",
    data: "Duomenys",
    recipients: "Gavėjai",
    kept: "Saugojimas",
  },
  consents: (count: number) => `Sutikimai (${number(count)})`,
  noConsents: "Čia yra visi, sutikę gauti naujienlaiškį arba laišką apie prekę.",
  given: "Duotas",
  takenBack: "Atšauktas",
  save: "Išsaugoti kaip CSV",
  columns: {
    email: "El. paštas",
    purpose: "Tikslas",
    given: "Duotas",
    wording: "Formuluotė",
    source: "Šaltinis",
    at: "Laikas",
  },
} satisfies Messages<typeof en>;
