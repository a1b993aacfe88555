import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lv");
const number = numberIn("lv");

export const messages = {
  threshold: "Bezmaksas piegādes slieksnim jābūt pozitīvam skaitlim.",
  courier: "Kurjera piegādes cenai jābūt pozitīvam skaitlim.",
  machine: "Pakomāta piegādes cenai jābūt pozitīvam skaitlim.",
  required: "Šo nevar atstāt tukšu.",
  line: "Tam jābūt vienā rindā, bez zīmēm < un >.",
  email: "Tai jābūt e-pasta adresei.",
  timeZone: "Tam jābūt laika joslas nosaukumam, piemēram, Europe/Riga vai Europe/Tallinn.",
  languages: (known: string) => `Šeit jābūt dažām no šīm, atdalītām ar komatiem: ${known}.`,
  profile: (host: string) => `Tai jābūt https adresei vietnē ${host}.`,
  trueOrFalse: "Rakstiet true vai false.",
  minutes: "Tam jābūt veselam minūšu skaitam no 0 līdz 1440.",
  day: "Šim jābūt datumam, piemēram, 2027-01-02.",
  phone: "Tam jābūt tālruņa numuram ar valsts kodu, piemēram, +372 555 1234.",
  vatNumber: "Tas nav PVN numurs. Tas sākas ar valsts kodu, piemēram, EE123456789.",
  iban: "Tas nav IBAN. Pārbaudiet ciparus.",
  producerNumbers: "Rakstiet katrai valstij vienu rindu, piemēram, DE: LUCID DE1234567890123.",
  tooLong: (characters: number) => `Te drīkst būt ne vairāk kā ${number(characters)} zīmes.`,
  withoutWarning: (language: string, products: number) =>
    `Nav drošības informācijas (${language}): ${counted(products, { zero: "preču", one: "prece", other: "preces" })}.`,
  changed: "Kāds cits to pa to laiku ir mainījis.",
  rates: {
    past: "Likme nevar sākties dienā, kas ir pagājusi.",
    sameDay: "Šai valstij no šīs dienas jau ir likme.",
    begun: "Likme, kas ir vai bija spēkā, paliek, kāda tā ir.",
    used: "Ar šo likmi jau ir iesniegti vai apmaksāti pasūtījumi. Pievienojiet citu no rītdienas.",
    changed: "PVN likme pa to laiku mainīta. Mēģiniet vēlreiz.",
    gone: "Tādas likmes nav.",
  },
  sentences: {
    notice: "Paziņojums",
    support_hours: "Klientu atbalsta laiks",
    store_description: "Veikala apraksts",
    processing_time: "Apstrādes laiks",
  },
} satisfies Messages<typeof en>;
