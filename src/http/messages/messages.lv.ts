import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  fault: "Mūsu pusē kaut kas nogāja greizi. Lūdzu, mēģiniet vēlreiz.",
  diskFull: "Veikala disks ir pilns, tāpēc nekas netika saglabāts. Lūdzu, paziņojiet to servera uzturētājam.",
  away: "Veikals uz brīdi ir aizņemts. Lūdzu, mēģiniet vēlreiz.",
  inUse: "Kāds cits šobrīd maina to pašu, tāpēc nekas netika saglabāts. Lūdzu, mēģiniet vēlreiz.",
  busy: "Veikals uz brīdi ir ļoti aizņemts. Lūdzu, mēģiniet vēlreiz.",
  unstorable: "Tekstā ir zīmes, kuras nevar saglabāt.",
  foreignForm: (address: string) => `Šī veidlapa nosūtīta no citas vietnes. Atveriet ${address} un mēģiniet vēlreiz.`,
  body: {
    nul: "Tekstā nedrīkst būt NUL rakstzīme.",
    notUtf8: "Pieprasījuma saturs nav UTF-8 teksts.",
    mustBeJson: "Pieprasījuma saturam jābūt JSON ar tipu application/json.",
    tooLarge: (size: string) => `Pieprasījuma saturs ir lielāks par ${size}.`,
    notJson: "Pieprasījuma saturs nav derīgs JSON.",
    halfCharacter: "Tekstā nedrīkst būt puse no aizstājējpāra.",
    tooDeep: "Pieprasījuma saturs ir pārāk dziļi ligzdots.",
  },
  tooOften: "Pārāk daudz pieprasījumu īsā laikā",
  notFound: "Nav atrasts",
  noFile: "Tāda faila nav.",
  noFunction: "Tādas funkcijas nav.",
  tooManyListen: "Pārāk daudz lapu klausās vienlaikus.",
  busyPage: {
    title: "Lūdzu, uzgaidiet brīdi",
    text: "Veikalā pašlaik ir daudz apmeklētāju. Jūsu grozs ir saglabāts.",
    again: "Mēģināt vēlreiz",
  },
} satisfies Messages<typeof en>;
