import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./payment-task-messages.en.ts";

const counted = countedIn("lv");

export const messages = {
  title: "Pārbaudāmie maksājumi",
  lead: "Kam vajag cilvēku: apstrīdēti maksājumi, bankas atsaukti maksājumi, neizdevušās atmaksas un atšķirības no maksājumu pakalpojuma izmaksām.",
  back: "Pasūtījumi",
  table: "Atvērtie uzdevumi",
  columns: { what: "Kas", nextStep: "Kas jādara", order: "Pasūtījums", due: "Līdz", done: "Izdarīts" },
  done: "Atzīmēt kā izdarītu",
  isDone: "Atzīmēts kā izdarīts",
  failed: "Uzdevumus neizdevās ielādēt",
  doneFailed: "Neizdevās atzīmēt",
  loading: "Ielādē uzdevumus",
  none: { title: "Nekas nav jādara", text: "Nav neviena strīda, neizdevušās atmaksas vai atšķirības." },
  paidSince: (number: string) => `Klients pa to laiku ir samaksājis ${number}: atceliet šo pasūtījumu.`,
  overdue: "Kavēts",
  link: (count: number) => `Jāpārbauda: ${counted(count, { zero: "maksājumu", one: "maksājums", other: "maksājumi" })}`,
} satisfies Messages<typeof en>;
