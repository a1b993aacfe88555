import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Uz sākumlapu",
  broken: {
    title: "Šī saite nedarbojas",
    text: "Varbūt tā ir nepilna vai pieder pieteikumam, kura vairs nav. Šeit varat pieteikties vēlreiz.",
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
    firstName: "Vārds (nav obligāts)",
    save: "Saglabāt",
    kept: "Saglabāts.",
    refused: "To nevarēja saglabāt. Lūdzu, izvēlieties un ierakstiet vārdu vienā rindā.",
  },
} satisfies Messages<typeof en>;
