import type { Messages } from "../messages.ts";
import { countedIn, numberIn } from "../plural.ts";
import type { messages as en } from "./issue-messages.en.ts";

const [counted, number] = [countedIn("pl"), numberIn("pl")];
const characters = (count: number) => counted(count, { one: "znak", few: "znaki", many: "znaków" });
const entries = (count: number) => counted(count, { one: "pozycja", few: "pozycje", many: "pozycji" });

export const messages = {
  invalid: "Dane są nieprawidłowe",
  sentence: (field: string, wrong: string) => `${field}: ${wrong}.`,
  missing: "brak wartości",
  empty: "to pole nie może być puste",
  kinds: {
    string: "tu powinien być tekst",
    number: "tu powinna być liczba",
    int: "tu powinna być liczba całkowita",
    boolean: "tu powinno być „tak” lub „nie”",
    array: "tu powinna być lista",
    object: "tu powinna być grupa pól",
  },
  tooShort: (count: number) => `wymagane minimum: ${characters(count)}`,
  tooLong: (count: number) => `dozwolone maksimum: ${characters(count)}`,
  tooFew: (count: number) => `wymagane minimum: ${entries(count)}`,
  tooMany: (count: number) => `dozwolone maksimum: ${entries(count)}`,
  atLeast: (least: number) => `wartość nie może być mniejsza niż ${number(least)}`,
  atMost: (most: number) => `wartość nie może być większa niż ${number(most)}`,
  above: (bound: number) => `wartość musi być większa niż ${number(bound)}`,
  below: (bound: number) => `wartość musi być mniejsza niż ${number(bound)}`,
  multiple: (step: number) => `wartość musi być podzielna przez ${number(step)}`,
  formats: {
    email: "to nie jest poprawny adres e-mail",
    url: "to nie jest poprawny adres internetowy",
    uuid: "to nie jest poprawny identyfikator (UUID)",
    date: "wymagana data w postaci 2026-01-31",
    datetime: "wymagana data i godzina w postaci 2026-01-31T12:00:00Z",
  },
  oneLine: "tekst musi mieścić się w jednym wierszu",
  letters: "trzeba wpisać literami łacińskimi",
  year: "wymagana data z lat 2000–2199",
  country: "wymagany dwuliterowy kod kraju",
  deliveryCountry: "wymagany kod kraju, do którego wysyłamy, na przykład EE",
  oneOf: (values: string) => `dozwolone wartości: ${values}`,
  notOffered: "ta wartość jest niedozwolona",
  unknown: (names: string) => `nieznane pola: ${names}`,
  wrong: "niewłaściwa postać danych",
} satisfies Messages<typeof en>;
