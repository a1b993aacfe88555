import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Vēstules šad un tad",
  lead: "Jauni aromāti, vakara vērts raksts, un nekas vairāk.",
  email: "E-pasta adrese",
  button: "Abonēt",
  busy: "Abonē...",
  consent: "Apmēram divas reizes mēnesī e-pastā. Atteikties varat katrā vēstulē.",
  privacy: "Privātuma politika",
  toasts: {
    required: { title: "Trūkst e-pasta adreses", description: "Lūdzu, ierakstiet savu e-pasta adresi" },
    invalid: { title: "Nederīga e-pasta adrese", description: "Lūdzu, ierakstiet derīgu e-pasta adresi" },
    subscribed: { title: "Abonements pieteikts!", description: "Paldies, ka abonējāt mūsu jaunumus." },
    alreadyError: "Šī adrese jau ir pieteikta",
    already: { title: "Jau pieteikts", description: "Šī e-pasta adrese jau abonē mūsu jaunumus." },
    failed: { title: "Pieteikt neizdevās", description: "Piesakot radās kļūda. Lūdzu, mēģiniet vēlreiz." },
    tooMany: (time: string) => ({
      title: "Pieteikt neizdevās",
      description: `Īsā laikā bija pārāk daudz mēģinājumu. Lūdzu, mēģiniet vēlreiz, gaidīšanas laiks: ${time}.`,
    }),
    refused: (reason: string) => ({
      title: "Pieteikt neizdevās",
      description: reason || "Lūdzu, mēģiniet vēlreiz.",
    }),
  },
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
