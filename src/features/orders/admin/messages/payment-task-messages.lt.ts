import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./payment-task-messages.en.ts";

const counted = countedIn("lt");

export const messages = {
  title: "Peržiūrėtini mokėjimai",
  lead: "Užginčyti mokėjimai, banko atšaukti mokėjimai, nepavykę pinigų grąžinimai ir skirtumai nuo mokėjimų paslaugos išmokų.",
  back: "Užsakymai",
  table: "Atviros užduotys",
  columns: { what: "Kas", nextStep: "Ką daryti", order: "Užsakymas", due: "Iki", done: "Atlikta" },
  done: "Pažymėti atlikta",
  isDone: "Pažymėta atlikta",
  failed: "Užduočių įkelti nepavyko",
  doneFailed: "Pažymėti nepavyko",
  loading: "Įkeliamos užduotys",
  none: { title: "Nieko daryti nereikia", text: "Nėra nei ginčų, nei nepavykusių grąžinimų, nei skirtumų." },
  paidSince: (number: string) => `Klientas per tą laiką apmokėjo ${number}: atšaukite šį užsakymą.`,
  keeps: (pieces: number) => `Jam saugoma prekių: ${pieces}.`,
  release: {
    label: "Atšaukti ir atlaisvinti prekes",
    title: (number: string) => `Atšaukti užsakymą ${number}?`,
    text: "Prekės vėl bus parduodamos. Kad būtų galima sumokėti dar kartą, jų tada turi būti sandėlyje.",
    confirm: "Atšaukti užsakymą",
    done: (number: string) => `Užsakymas ${number} atšauktas, prekės vėl parduodamos`,
    failed: "Neatšaukta",
  },
  overdue: "Vėluoja",
  link: (count: number) => `Peržiūrėti ${counted(count, { one: "mokėjimą", few: "mokėjimus", other: "mokėjimų" })}`,
  payouts: {
    open: "Palyginti išmokų ataskaitą",
    title: "Palyginti išmokų ataskaitą",
    text: "Atsisiųskite „Montonio“ išmokos ataskaitą, atverkite ją skaičiuoklėje, pavadinkite stulpelius Type (payment arba refund), Id, Amount ir Currency, jei reikia, ir Fee, ir išsaugokite kaip CSV. Kiekvienas skirtumas nuo parduotuvės mokėjimų ir grąžinimų tampa užduotimi.",
    chooseHint: "Failas pirmiausia patikrinamas: prieš sukuriant užduotis eilutė po eilutės matote, kas skiriasi.",
    apply: "Sukurti užduotis iš skirtumų",
    applying: "Lyginama…",
    done: "Ataskaita palyginta",
    failed: "Failo palyginti nepavyko",
    /** 0 for a payment that the report lacks. */
    line: (line: number) => (line === 0 ? "Trūksta" : `${line} eilutė`),
    outcome: { new: "Skirtumas", unchanged: "Sutampa", refused: "Negalima perskaityti" },
    counts: (counts: Record<"new" | "unchanged" | "refused", number>) =>
      `Skirtumų: ${counts.new}, sutampa: ${counts.unchanged}, negalima perskaityti: ${counts.refused}`,
  },
} satisfies Messages<typeof en>;
