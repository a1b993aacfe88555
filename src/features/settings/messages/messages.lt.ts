import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lt");
const number = numberIn("lt");

export const messages = {
  threshold: "Nemokamo pristatymo riba turi būti teigiamas skaičius.",
  courier: "Kurjerio kaina turi būti teigiamas skaičius.",
  machine: "Paštomato kaina turi būti teigiamas skaičius.",
  required: "Tai negali būti tuščia.",
  line: "Tai turi būti viena eilutė be ženklų < ir >.",
  email: "Tai turi būti el. pašto adresas.",
  timeZone: "Tai turi būti laiko juostos pavadinimas, pvz., Europe/Vilnius arba Europe/Tallinn.",
  languages: (known: string) => `Čia turi būti kelios iš šių, atskirtos kableliais: ${known}.`,
  profile: (host: string) => `Tai turi būti https adresas svetainėje ${host}.`,
  trueOrFalse: "Rašykite true arba false.",
  minutes: "Tai turi būti sveikasis minučių skaičius nuo 0 iki 1440.",
  day: "Tai turi būti data, pavyzdžiui, 2027-01-02.",
  phone: "Tai turi būti telefono numeris su šalies kodu, pvz., +372 555 1234.",
  vatNumber: "Tai ne PVM mokėtojo kodas. Jis prasideda šalies kodu, pvz., EE123456789.",
  iban: "Tai ne IBAN. Patikrinkite skaitmenis.",
  producerNumbers: "Kiekvienai šaliai rašykite po vieną eilutę, pvz., DE: LUCID DE1234567890123.",
  tooLong: (characters: number) => `Čia gali būti ne daugiau kaip ${number(characters)} ženklų.`,
  withoutWarning: (language: string, products: number) =>
    `Nėra saugos informacijos (${language}): ${counted(products, { one: "prekė", few: "prekės", other: "prekių" })}.`,
  changed: "Kažkas kitas per tą laiką tai pakeitė.",
  rates: {
    past: "Tarifas negali prasidėti praėjusią dieną.",
    sameDay: "Šiai šaliai nuo tos dienos tarifas jau yra.",
    begun: "Tarifas, kuris galioja arba galiojo, lieka koks yra.",
    used: "Su šiuo tarifu jau pateikta arba apmokėta užsakymų. Pridėkite kitą nuo rytojaus.",
    changed: "PVM tarifas tuo tarpu pakeistas. Bandykite dar kartą.",
    gone: "Tokio tarifo nėra.",
  },
  sentences: {
    notice: "Pranešimas",
    support_hours: "Klientų aptarnavimo laikas",
    store_description: "Parduotuvės aprašymas",
    processing_time: "Paruošimo laikas",
  },
} satisfies Messages<typeof en>;
