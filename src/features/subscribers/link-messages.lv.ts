import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Uz sākumlapu",
  broken: {
    title: "Šī saite nedarbojas",
    text: "Varbūt tā ir nogriezta vai pieder abonementam, kura vairs nav. Šīs lapas apakšā varat pieteikties vēlreiz.",
  },
  confirm: {
    title: "Vēl viens solis",
    text: "Nospiediet pogu, un mūsu vēstules jūs atradīs.",
    button: "Apstiprināt abonementu",
    doneTitle: "Jūsu abonements ir apstiprināts",
    doneText: "Paldies. Nākamā vēstule nāks pie jums.",
  },
  unsubscribe: {
    title: "Atteikties no jaunumiem",
    text: "Nospiediet pogu, un mūsu jaunumi vairs nenāks. Uz vēstulēm par jūsu pasūtījumiem tas neattiecas.",
    button: "Atteikties",
    doneTitle: "Jūs esat atteicies no jaunumiem",
    doneText: "Jaunumi vairs nenāks. Ja to pietrūks, piesakieties vēlreiz šīs lapas apakšā.",
  },
  preferences: {
    title: "Jūsu vēstules",
    lead: (email: string) => `Kas nāk uz ${email}. Uz vēstulēm par jūsu pasūtījumiem tas neattiecas.`,
    emails: "Jaunumu vēstules",
    all: "Katra vēstule",
    none: "Neviena",
    noneMore: "Šeit varat atgriezties arī no jebkuras lapas apakšas.",
    firstName: "Vārds (nav obligāts)",
    save: "Saglabāt",
    kept: "Saglabāts.",
    refused: "To nevarēja saglabāt. Lūdzu, izvēlieties un ierakstiet vārdu vienā rindā.",
  },
} satisfies Messages<typeof en>;
