import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./payment-task-messages.en.ts";

const counted = countedIn("et");

export const messages = {
  title: "Ülevaatamist vajavad maksed",
  lead: "Mis vajab inimest: vaidlustused, maksed, mille pank tagasi võttis, ebaõnnestunud tagasimaksed ja erinevused makseteenuse väljamaksetest.",
  back: "Tellimused",
  table: "Avatud ülesanded",
  columns: { what: "Mis", nextStep: "Mida teha", order: "Tellimus", due: "Tähtaeg", done: "Tehtud" },
  done: "Märgi tehtuks",
  isDone: "Märgitud tehtuks",
  failed: "Ülesandeid ei õnnestunud laadida",
  doneFailed: "Ei õnnestunud tehtuks märkida",
  loading: "Laadin ülesandeid",
  none: {
    title: "Midagi ei ole vaja teha",
    text: "Avatud vaidlustusi, ebaõnnestunud tagasimakseid ega erinevusi ei ole.",
  },
  paidSince: (number: string) => `Klient on vahepeal maksnud tellimuse ${number}: tühista see tellimus.`,
  overdue: "Üle tähtaja",
  link: (count: number) => `Üle vaadata: ${counted(count, { one: "makse", other: "makset" })}`,
} satisfies Messages<typeof en>;
