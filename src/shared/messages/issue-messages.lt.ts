import type { Messages } from "../messages.ts";
import { countedIn, numberIn } from "../plural.ts";
import type { messages as en } from "./issue-messages.en.ts";

const [counted, number] = [countedIn("lt"), numberIn("lt")];
const characters = (count: number) => counted(count, { one: "ženklas", few: "ženklai", other: "ženklų" });
const entries = (count: number) => counted(count, { one: "įrašas", few: "įrašai", other: "įrašų" });

export const messages = {
  invalid: "Duomenys netinka",
  sentence: (field: string, wrong: string) => `${field}: ${wrong}.`,
  missing: "trūksta reikšmės",
  empty: "negali būti tuščia",
  kinds: {
    string: "turi būti tekstas",
    number: "turi būti skaičius",
    int: "turi būti sveikasis skaičius",
    boolean: "turi būti „taip“ arba „ne“",
    array: "turi būti sąrašas",
    object: "turi būti laukų grupė",
  },
  tooShort: (count: number) => `turi būti bent ${characters(count)}`,
  tooLong: (count: number) => `daugiausia gali būti ${characters(count)}`,
  tooFew: (count: number) => `turi būti bent ${entries(count)}`,
  tooMany: (count: number) => `daugiausia gali būti ${entries(count)}`,
  atLeast: (least: number) => `turi būti ne mažiau kaip ${number(least)}`,
  atMost: (most: number) => `turi būti ne daugiau kaip ${number(most)}`,
  above: (bound: number) => `turi būti daugiau nei ${number(bound)}`,
  below: (bound: number) => `turi būti mažiau nei ${number(bound)}`,
  multiple: (step: number) => `turi dalytis iš ${number(step)}`,
  formats: {
    email: "turi būti el. pašto adresas",
    url: "turi būti interneto adresas",
    uuid: "turi būti identifikatorius (UUID)",
    date: "turi būti data, užrašyta kaip 2026-01-31",
    datetime: "turi būti data ir laikas, užrašyti kaip 2026-01-31T12:00:00Z",
  },
  oneLine: "turi būti vienoje eilutėje",
  letters: "turi būti parašyta lotyniškomis raidėmis",
  year: "turi būti 2000–2199 metų data",
  country: "turi būti dviejų raidžių šalies kodas",
  deliveryCountry: "turi būti šalies, į kurią pristatome, kodas, pavyzdžiui, EE",
  oneOf: (values: string) => `turi būti viena iš šių reikšmių: ${values}`,
  notOffered: "nėra leistina reikšmė",
  unknown: (names: string) => `yra nežinomų laukų: ${names}`,
  wrong: "netinkama forma",
} satisfies Messages<typeof en>;
