import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lead: "Atstājiet savu e-pasta adresi, un mēs jums uzrakstīsim vienu reizi, kad prece atkal būs pieejama.",
  button: "Paziņot, kad būs pieejama",
  busy: "Saglabā…",
  consent: "Viens e-pasts par šo preci un nekas vairāk. Pēc tam jūsu pieprasījumu izdzēsīsim.",
  privacy: "Privātuma politika",
  email: "E-pasta adrese",
  doneTitle: "Pieprasījums pieņemts",
  done: "Uzrakstīsim jums, tiklīdz prece būs pieejama.",
  inStock: "Prece atkal ir noliktavā. Lai to nopirktu, ielādējiet lapu vēlreiz.",
  gone: "Šo preci mēs vairs nepārdodam.",
  full: (most: number) => `Šī adrese jau gaida ${most} preces. Vairāk vienlaikus nav iespējams.`,
  failed: "Tas neizdevās. Lūdzu, mēģiniet vēlreiz.",
  back: "Atpakaļ pie preces",
} satisfies Messages<typeof en>;
