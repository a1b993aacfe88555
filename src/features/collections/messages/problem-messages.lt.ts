import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./problem-messages.en.ts";

export const messages = {
  range: "Nuo ir iki: nurodykite bent vieną, mažesnį pirmiau.",
  values: "Pasirinkite bent vieną reikšmę.",
  days: "Dienų skaičius yra nuo 1 iki 3650.",
  contains: "Nurodykite, ką turi pavadinimas, ne daugiau kaip 100 raidžių.",
  tooManyConditions: (max) => `Taisyklę sudaro daugiausia ${max} sąlygų.`,
  position: "Vieta yra sveikasis skaičius nuo 0 iki 10 000.",
  tooManyProducts: (max) => `Ranka sudarytoje kolekcijoje yra daugiausia ${max} prekių. Didesnei naudokite taisyklę.`,
  productTwice: "Prekė pasirinkta du kartus.",
  productGone: "Vienos iš prekių nebėra. Atidarykite kolekciją iš naujo.",
  attributeGone: (slug) => `Taisyklė klausia „${slug}“, kurios tokio pavidalo nebėra.`,
  tooMany: (max) => `Kolekcijų gali būti daugiausia ${max}.`,
} as const satisfies Messages<typeof en>;
