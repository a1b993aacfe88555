import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Tagasi avalehele",
  broken: {
    title: "See link ei tööta",
    text: "Võib-olla on link poolik või kuulub uudiskirja tellimusele, mida enam ei ole. Siin saad uudiskirja uuesti tellida.",
  },
  ended: {
    title: "See tellimus on lõppenud",
    text: "Selle kaudu enam midagi ei tule. Kui mõni kiri siiski saabub, kasuta selles olevat linki.",
  },
  confirm: {
    title: "Veel üks samm",
    text: "Vajuta nuppu ja meie kirjad leiavad su üles.",
    button: "Kinnita uudiskirja tellimus",
    doneTitle: "Uudiskirja tellimus on kinnitatud",
    doneText: "Aitäh. Saad meie järgmise kirja.",
  },
  unsubscribe: {
    title: "Loobu uudiskirjast",
    text: "Uudiskirjast loobumiseks vajuta nuppu. Kirju sinu tellimuste kohta see ei puuduta.",
    button: "Loobu uudiskirjast",
    doneTitle: "Oled uudiskirjast loobunud",
    doneText: "Rohkem uudiskirju ei tule. Kui hakkad neist puudust tundma, telli uuesti selle lehe jaluses.",
  },
  preferences: {
    title: "Sinu kirjad",
    lead: (email: string) => `Mida saadame aadressile ${email}. Kirju sinu tellimuste kohta see ei puuduta.`,
    emails: "Uudiskiri",
    all: "Kõik kirjad",
    none: "Mitte ühtegi",
    noneMore: "Uuesti tellida saad siin või iga lehe jaluses.",
    save: "Salvesta",
    language: "Kirjad tulevad eesti keeles nagu see leht.",
    kept: "Salvestatud.",
    ended: "Rohkem uudiskirju ei tule.",
    refused: "Seda ei saanud salvestada. Palun tee valik.",
  },
} satisfies Messages<typeof en>;
