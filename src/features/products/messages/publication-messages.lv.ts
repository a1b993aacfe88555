import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./publication-messages.en.ts";

export const messages = {
  section: "Statuss",
  states: { published: "Publicēta", draft: "Melnraksts", scheduled: "Ieplānota", archived: "Ārpus veikala" },
  hints: {
    published: "Pircēji to redz un var pirkt.",
    draft: "Neviens, izņemot jūs, to neredz.",
    scheduled: "Līdz tam neviens, izņemot jūs, to neredz.",
    archived: "Pircēji to vairs neredz. Pasūtījumos tā paliek.",
  },
  momentHint: (timeZone: string) => `Laika josla ${timeZone}. Publicē minūtes laikā.`,
  from: (moment: string) => `no ${moment}`,
  preview: "Priekšskatījums",
  previewOf: (name: string) => `Priekšskatījums: ${name}`,
  previewHint: (until: string) =>
    `Rāda saglabāto. Ikviens, kam ir saite, to redz līdz ${until}; nopirkt tur neko nevar.`,
  previewFailed: "Priekšskatījumu neizdevās atvērt",
  unknownState: "Statuss ir published, draft, scheduled vai archived.",
  momentUnreadable: "Laiks ir datums un pulksteņa laiks, piemēram, 2026-12-01T07:00:00Z.",
  momentMissing: "Norādiet, kad publicēt.",
  momentPast: "Šis laiks ir pagājis. Izvēlieties vēlāku vai publicējiet tūlīt.",
  momentAlone: "Publicēšanas laiks ir tikai ieplānotai precei.",
  contradiction: "Retired un State ir pretrunā. Atstājiet vienu no tiem tukšu.",
} as const satisfies Messages<typeof en>;
