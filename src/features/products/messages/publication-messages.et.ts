import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./publication-messages.en.ts";

export const messages = {
  section: "Olek",
  states: { published: "Avaldatud", draft: "Mustand", scheduled: "Ajastatud", archived: "Poest väljas" },
  hints: {
    published: "Ostjad näevad seda ja saavad seda osta.",
    draft: "Peale sinu ei näe seda keegi.",
    scheduled: "Kuni selle ajani ei näe seda peale sinu keegi.",
    archived: "Ostjad ei näe seda enam. Tellimustes jääb see alles.",
  },
  momentHint: (timeZone: string) => `Ajavöönd ${timeZone}. Avaldatakse minuti jooksul.`,
  from: (moment: string) => `alates ${moment}`,
  preview: "Eelvaade",
  previewOf: (name: string) => `Eelvaade: ${name}`,
  previewHint: (until: string) =>
    `Näitab salvestatut. Igaüks, kellel on link, näeb seda kuni ${until}; osta sealt ei saa.`,
  previewFailed: "Eelvaadet ei õnnestunud avada",
  unknownState: "Olek on published, draft, scheduled või archived.",
  momentUnreadable: "Aeg on kuupäev koos kellaajaga, näiteks 2026-12-01T07:00:00Z.",
  momentMissing: "Ütle, millal see avaldada.",
  momentPast: "See aeg on möödas. Vali hilisem või avalda kohe.",
  momentAlone: "Avaldamise aeg on ainult ajastatud tootel.",
  contradiction: "Retired ja State on vastuolus. Jäta üks neist tühjaks.",
} as const satisfies Messages<typeof en>;
