import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./payment-task-messages.en.ts";

const counted = countedIn("lv");

export const messages = {
  title: "Pārbaudāmie maksājumi",
  lead: "Apstrīdēti maksājumi, bankas atsaukti maksājumi, neizdevušās atmaksas un atšķirības no maksājumu pakalpojuma izmaksām.",
  back: "Pasūtījumi",
  table: "Atvērtie uzdevumi",
  columns: { what: "Kas", nextStep: "Kas jādara", order: "Pasūtījums", due: "Termiņš", done: "Izdarīts" },
  done: "Atzīmēt kā izdarītu",
  isDone: "Atzīmēts kā izdarīts",
  failed: "Uzdevumus neizdevās ielādēt",
  doneFailed: "Neizdevās atzīmēt kā izdarītu",
  loading: "Ielādē uzdevumus",
  none: { title: "Nekas nav jādara", text: "Nav neviena strīda, neizdevušās atmaksas vai atšķirības." },
  paidSince: (number: string) => `Klients pa to laiku ir apmaksājis pasūtījumu ${number}: atceliet šo pasūtījumu.`,
  keeps: (pieces: number) => `Tam glabājas preces: ${pieces}.`,
  release: {
    label: "Atcelt un atbrīvot preces",
    title: (number: string) => `Vai atcelt pasūtījumu ${number}?`,
    text: "Preces atkal būs pārdošanā. Lai samaksātu vēlreiz, precēm tad jābūt noliktavā.",
    confirm: "Atcelt pasūtījumu",
    done: (number: string) => `Pasūtījums ${number} ir atcelts, preces atkal pārdošanā`,
    failed: "Nav atcelts",
  },
  overdue: "Kavēts",
  link: (count: number) => `Jāpārbauda: ${counted(count, { zero: "maksājumu", one: "maksājums", other: "maksājumi" })}`,
  payouts: {
    open: "Salīdzināt izmaksu pārskatu",
    title: "Salīdzināt izmaksu pārskatu",
    text: "Lejupielādējiet Montonio izmaksas pārskatu, atveriet to izklājlapā, nosauciet kolonnas Type (payment vai refund), Id, Amount un Currency, ja vajag, arī Fee, un saglabājiet kā CSV. Katra atšķirība no veikala maksājumiem un atmaksām kļūst par uzdevumu.",
    chooseHint: "Fails vispirms tiek pārbaudīts: pirms uzdevumu izveides pa rindām redzat, kas atšķiras.",
    apply: "Izveidot uzdevumus no atšķirībām",
    applying: "Salīdzina…",
    done: "Pārskats ir salīdzināts",
    failed: "Failu neizdevās salīdzināt",
    /** 0 for a payment that the report lacks. */
    line: (line: number) => (line === 0 ? "Trūkst" : `${line}. rinda`),
    outcome: { new: "Atšķirība", unchanged: "Sakrīt", refused: "Nevar nolasīt" },
    counts: (counts: Record<"new" | "unchanged" | "refused", number>) =>
      `Atšķirības: ${counts.new}, sakrīt: ${counts.unchanged}, nevar nolasīt: ${counts.refused}`,
  },
} satisfies Messages<typeof en>;
