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
} satisfies Messages<typeof en>;
