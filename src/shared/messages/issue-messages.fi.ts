import type { Messages } from "../messages.ts";
import { countedIn, numberIn } from "../plural.ts";
import type { messages as en } from "./issue-messages.en.ts";

const [counted, number] = [countedIn("fi"), numberIn("fi")];
const characters = (count: number) => counted(count, { one: "merkki", other: "merkkiä" });
const entries = (count: number) => counted(count, { one: "kohta", other: "kohtaa" });

export const messages = {
  invalid: "Tiedot eivät kelpaa",
  sentence: (field: string, wrong: string) => `${field}: ${wrong}.`,
  missing: "tieto puuttuu",
  empty: "ei voi olla tyhjä",
  kinds: {
    string: "tämän on oltava tekstiä",
    number: "tämän on oltava luku",
    int: "tämän on oltava kokonaisluku",
    boolean: "tämän on oltava kyllä tai ei",
    array: "tämän on oltava luettelo",
    object: "tämän on oltava kenttien ryhmä",
  },
  tooShort: (count: number) => `tässä on oltava vähintään ${characters(count)}`,
  tooLong: (count: number) => `tässä saa olla enintään ${characters(count)}`,
  tooFew: (count: number) => `tässä on oltava vähintään ${entries(count)}`,
  tooMany: (count: number) => `tässä saa olla enintään ${entries(count)}`,
  atLeast: (least: number) => `arvon on oltava vähintään ${number(least)}`,
  atMost: (most: number) => `arvo saa olla enintään ${number(most)}`,
  above: (bound: number) => `arvon on oltava suurempi kuin ${number(bound)}`,
  below: (bound: number) => `arvon on oltava pienempi kuin ${number(bound)}`,
  multiple: (step: number) => `arvon on oltava jaollinen luvulla ${number(step)}`,
  formats: {
    email: "tämän on oltava sähköpostiosoite",
    url: "tämän on oltava verkko-osoite",
    uuid: "tämän on oltava tunniste (UUID)",
    date: "tämän on oltava päivämäärä muodossa 2026-01-31",
    datetime: "tämän on oltava ajankohta muodossa 2026-01-31T12:00:00Z",
  },
  oneLine: "tekstin on oltava yhdellä rivillä",
  letters: "on kirjoitettava latinalaisin kirjaimin",
  year: "päivän on oltava vuosilta 2000–2199",
  country: "tämän on oltava kaksikirjaiminen maakoodi",
  deliveryCountry: "tämän on oltava sellaisen maan koodi, johon toimitamme, esimerkiksi EE",
  oneOf: (values: string) => `tämän on oltava jokin seuraavista: ${values}`,
  notOffered: "arvo ei ole sallittu",
  unknown: (names: string) => `tuntemattomia kenttiä: ${names}`,
  wrong: "muoto on väärä",
} satisfies Messages<typeof en>;
