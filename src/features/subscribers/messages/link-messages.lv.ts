import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Uz sākumlapu",
  broken: {
    title: "Šī saite nedarbojas",
    text: "Varbūt tā ir nepilna vai pieder pieteikumam, kura vairs nav. Šeit varat pieteikties vēlreiz.",
  },
  ended: {
    title: "Šis abonements ir beidzies",
    text: "Ar to vairs nekas nepienāks. Ja vēstule tomēr pienāk, izmantojiet tajā esošo saiti.",
  },
  confirm: {
    title: "Vēl viens solis",
    text: "Nospiediet pogu, un mūsu vēstules jūs atradīs.",
    button: "Apstiprināt pieteikšanos",
    doneTitle: "Jūsu pieteikšanās ir apstiprināta",
    doneText: "Paldies. Jūs saņemsiet mūsu nākamo vēstuli.",
  },
  unsubscribe: {
    title: "Atteikties no jaunumiem",
    text: "Lai atteiktos no jaunumiem, nospiediet pogu. Uz vēstulēm par jūsu pasūtījumiem tas neattiecas.",
    button: "Atteikties no jaunumiem",
    doneTitle: "Atteikšanās no jaunumiem ir apstiprināta",
    doneText: "Jaunumus vairs nesūtīsim. Ja to pietrūks, piesakieties vēlreiz šīs lapas apakšā.",
  },
  preferences: {
    title: "Jūsu vēstules",
    lead: (email: string) => `Ko sūtām uz ${email}. Uz vēstulēm par jūsu pasūtījumiem tas neattiecas.`,
    emails: "Jaunumu vēstules",
    all: "Katra vēstule",
    none: "Neviena",
    noneMore: "Atkal pieteikties varat šeit vai jebkuras lapas apakšā.",
    save: "Saglabāt",
    language: "Vēstules pienāk latviešu valodā, tāpat kā šī lapa.",
    kept: "Saglabāts.",
    ended: "Jaunumus vairs nesūtīsim.",
    refused: "To nevarēja saglabāt. Lūdzu, izvēlieties.",
  },
} satisfies Messages<typeof en>;
