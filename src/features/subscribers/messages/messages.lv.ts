import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Mūsu jaunumi",
  lead: "Jauni aromāti, vakara vērts raksts, un nekas vairāk.",
  email: "E-pasta adrese",
  button: "Pieteikties",
  busy: "Piesaka…",
  consent: "Apmēram divas reizes mēnesī e-pastā. Atteikties varat jebkurā laikā.",
  privacy: "Privātuma politika",
  asked: "Vēl viens solis: nospiediet saiti e-pastā, ko jums nosūtījām. Tas var būt mēstuļu mapē.",
  already: "Ja vēstules nepienāk, nospiediet saiti e-pastā, ko jums nosūtījām. Tas var būt mēstuļu mapē.",
  toasts: {
    required: { title: "Trūkst e-pasta adreses", description: "Lūdzu, ierakstiet savu e-pasta adresi" },
    invalid: { title: "Nederīga e-pasta adrese", description: "Lūdzu, ierakstiet derīgu e-pasta adresi" },
    subscribed: { title: "Pieteikšanās izdevās!", description: "Paldies, ka pieteicāties mūsu jaunumiem." },
    alreadyError: "Šī adrese jau ir pieteikta",
    already: { title: "Jau pieteikta", description: "Šī e-pasta adrese jau ir pieteikta mūsu jaunumiem." },
    failed: { title: "Pieteikties neizdevās", description: "Piesakoties radās kļūda. Lūdzu, mēģiniet vēlreiz." },
    tooMany: (time: string) => ({
      title: "Pieteikties neizdevās",
      description: `Īsā laikā bija pārāk daudz mēģinājumu. Lūdzu, mēģiniet vēlreiz pēc ${time}.`,
    }),
    refused: (reason: string) => ({
      title: "Pieteikties neizdevās",
      description: reason || "Lūdzu, mēģiniet vēlreiz.",
    }),
  },
} satisfies Messages<typeof en>;
