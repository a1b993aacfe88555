import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./payment-task-messages.en.ts";

const counted = countedIn("lt");

export const messages = {
  title: "Peržiūrėtini mokėjimai",
  lead: "Kam reikia žmogaus: užginčyti mokėjimai, banko atsiimti mokėjimai, nepavykę grąžinimai ir skirtumai nuo mokėjimų paslaugos išmokų.",
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
  overdue: "Vėluoja",
  link: (count: number) => `Peržiūrėti: ${counted(count, { one: "mokėjimas", few: "mokėjimai", other: "mokėjimų" })}`,
} satisfies Messages<typeof en>;
