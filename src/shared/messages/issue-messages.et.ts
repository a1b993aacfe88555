import type { Messages } from "../messages.ts";
import { countedIn, numberIn } from "../plural.ts";
import type { messages as en } from "./issue-messages.en.ts";

const [counted, number] = [countedIn("et"), numberIn("et")];
const characters = (count: number) => counted(count, { one: "märk", other: "märki" });
const entries = (count: number) => counted(count, { one: "kirje", other: "kirjet" });

export const messages = {
  invalid: "Andmed ei sobi",
  sentence: (field: string, wrong: string) => `${field}: ${wrong}.`,
  missing: "väärtus puudub",
  empty: "ei tohi olla tühi",
  kinds: {
    string: "peab olema tekst",
    number: "peab olema arv",
    int: "peab olema täisarv",
    boolean: "peab olema jah või ei",
    array: "peab olema loend",
    object: "peab olema väljade rühm",
  },
  tooShort: (count: number) => `peab olema vähemalt ${characters(count)}`,
  tooLong: (count: number) => `tohib olla kuni ${characters(count)}`,
  tooFew: (count: number) => `peab olema vähemalt ${entries(count)}`,
  tooMany: (count: number) => `tohib olla kuni ${entries(count)}`,
  atLeast: (least: number) => `peab olema vähemalt ${number(least)}`,
  atMost: (most: number) => `tohib olla kõige rohkem ${number(most)}`,
  above: (bound: number) => `peab olema suurem kui ${number(bound)}`,
  below: (bound: number) => `peab olema väiksem kui ${number(bound)}`,
  multiple: (step: number) => `peab jaguma arvuga ${number(step)}`,
  formats: {
    email: "peab olema e-posti aadress",
    url: "peab olema veebiaadress",
    uuid: "peab olema tunnus (UUID)",
    date: "peab olema kuupäev kujul 2026-01-31",
    datetime: "peab olema ajahetk kujul 2026-01-31T12:00:00Z",
  },
  oneLine: "peab olema ühel real",
  letters: "peab olema ladina tähtedega",
  year: "peab olema kuupäev aastatest 2000–2199",
  country: "peab olema kahetäheline riigikood",
  deliveryCountry: "peab olema selle riigi kood, kuhu me tarnime, näiteks EE",
  oneOf: (values: string) => `peab olema üks järgmistest: ${values}`,
  notOffered: "ei ole lubatud väärtus",
  unknown: (names: string) => `sisaldab tundmatuid välju: ${names}`,
  wrong: "on vales vormis",
} satisfies Messages<typeof en>;
