import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./payment-task-messages.en.ts";

const counted = countedIn("et");

export const messages = {
  title: "Ülevaatamist vajavad maksed",
  lead: "Vaidlustused, maksed, mille pank tagasi võttis, ebaõnnestunud tagasimaksed ja erinevused võrreldes makseteenuse väljamaksetega.",
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
  keeps: (pieces: number) =>
    pieces === 1 ? "Tellimuse jaoks hoitakse 1 toodet." : `Tellimuse jaoks hoitakse ${pieces} toodet.`,
  release: {
    label: "Tühista ja vabasta kaup",
    title: (number: string) => `Kas tühistada tellimus ${number}?`,
    text: "Kaup läheb uuesti müüki. Uuesti maksmiseks peab kaup siis laos olema.",
    confirm: "Tühista tellimus",
    done: (number: string) => `Tellimus ${number} on tühistatud ja kaup uuesti müügis`,
    failed: "Ei tühistatud",
  },
  overdue: "Üle tähtaja",
  link: (count: number) => `Üle vaadata: ${counted(count, { one: "makse", other: "makset" })}`,
  payouts: {
    open: "Võrdle väljamaksearuannet",
    title: "Võrdle väljamaksearuannet",
    text: "Laadi Montonio väljamakse aruanne alla, ava see tabelarvutusprogrammis, nimeta veerud Type (payment või refund), Id, Amount ja Currency, soovi korral ka Fee, ning salvesta CSV-failina. Igast erinevusest poe maksete ja tagasimaksetega saab ülesanne.",
    chooseHint: "Faili kontrollitakse enne: näed rida-realt, mis erineb, enne kui ülesandeid tekib.",
    apply: "Tee erinevustest ülesanded",
    applying: "Võrdlen…",
    done: "Aruanne on võrreldud",
    failed: "Faili ei õnnestunud võrrelda",
    /** 0 for a payment that the report lacks. */
    line: (line: number) => (line === 0 ? "Puudub" : `Rida ${line}`),
    outcome: { new: "Erinevus", unchanged: "Klapib", refused: "Ei saa lugeda" },
    counts: (counts: Record<"new" | "unchanged" | "refused", number>) =>
      `Erinevusi ${counts.new}, klappivaid ${counts.unchanged}, loetamatuid ${counts.refused}`,
  },
} satisfies Messages<typeof en>;
