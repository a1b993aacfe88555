import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./publication-messages.en.ts";

export const messages = {
  section: "Būsena",
  states: { published: "Paskelbta", draft: "Juodraštis", scheduled: "Suplanuota", archived: "Išimta iš parduotuvės" },
  hints: {
    published: "Pirkėjai ją mato ir gali pirkti.",
    draft: "Be jūsų jos niekas nemato.",
    scheduled: "Iki to laiko be jūsų jos niekas nemato.",
    archived: "Pirkėjai jos nebemato. Užsakymuose ji lieka.",
  },
  momentHint: (timeZone: string) => `Laiko juosta ${timeZone}. Paskelbiama per vieną minutę.`,
  from: (moment: string) => `nuo ${moment}`,
  preview: "Peržiūra",
  previewOf: (name: string) => `Peržiūra: ${name}`,
  previewHint: (until: string) =>
    `Rodoma tai, kas išsaugota. Kas turi nuorodą, tai mato iki ${until}; pirkti ten negalima.`,
  previewFailed: "Nepavyko atverti peržiūros",
  unknownState: "Būsena yra published, draft, scheduled arba archived.",
  momentUnreadable: "Laikas yra data ir valanda, pavyzdžiui, 2026-12-01T07:00:00Z.",
  momentMissing: "Nurodykite, kada paskelbti.",
  momentPast: "Šis laikas praėjo. Pasirinkite vėlesnį arba paskelbkite dabar.",
  momentAlone: "Paskelbimo laiką turi tik suplanuota prekė.",
  contradiction: "Retired ir State prieštarauja vienas kitam. Vieną iš jų palikite tuščią.",
} as const satisfies Messages<typeof en>;
