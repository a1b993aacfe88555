import { countedIn, numberIn } from "../plural.ts";

const [counted, number] = [countedIn("en"), numberIn("en")];
const characters = (count: number) => counted(count, { one: "character", other: "characters" });
const entries = (count: number) => counted(count, { one: "entry", other: "entries" });

/** What is wrong with a field of a request. Each stands behind the field's name: "Email must be an email address." */
export const messages = {
  /** The title of all that is wrong with a request. */
  invalid: "Validation failed",
  /** A whole sentence. */
  sentence: (field: string, wrong: string) => `${field} ${wrong}.`,
  missing: "is missing",
  empty: "must not be empty",
  kinds: {
    string: "must be text",
    number: "must be a number",
    int: "must be a whole number",
    boolean: "must be yes or no",
    array: "must be a list",
    object: "must be a group of fields",
  },
  tooShort: (count: number) => `must have at least ${characters(count)}`,
  tooLong: (count: number) => `must have at most ${characters(count)}`,
  tooFew: (count: number) => `must have at least ${entries(count)}`,
  tooMany: (count: number) => `must have at most ${entries(count)}`,
  atLeast: (least: number) => `must be at least ${number(least)}`,
  atMost: (most: number) => `must be at most ${number(most)}`,
  above: (bound: number) => `must be more than ${number(bound)}`,
  below: (bound: number) => `must be less than ${number(bound)}`,
  multiple: (step: number) => `must be a multiple of ${number(step)}`,
  formats: {
    email: "must be an email address",
    url: "must be a web address",
    uuid: "must be an id (UUID)",
    date: "must be a day, written like 2026-01-31",
    datetime: "must be a moment, written like 2026-01-31T12:00:00Z",
  },
  oneLine: "must be one line",
  letters: "must be written in Latin letters",
  year: "must be a day from the year 2000 to 2199",
  country: "must be a country code of two letters",
  deliveryCountry: "must be the code of a country we deliver to, such as EE",
  oneOf: (values: string) => `must be one of: ${values}`,
  notOffered: "is not one of the allowed values",
  unknown: (names: string) => `has unknown fields: ${names}`,
  wrong: "has the wrong form",
} as const;
