import type { Messages } from "../messages.ts";
import { countedIn, numberIn } from "../plural.ts";
import type { messages as en } from "./issue-messages.en.ts";

const [counted, number] = [countedIn("lv"), numberIn("lv")];
const characters = (count: number) => counted(count, { zero: "rakstzīmju", one: "rakstzīme", other: "rakstzīmes" });
const entries = (count: number) => counted(count, { zero: "ierakstu", one: "ieraksts", other: "ieraksti" });
/** After "jābūt". */
const toCharacters = (count: number) => counted(count, { zero: "rakstzīmēm", one: "rakstzīmei", other: "rakstzīmēm" });
const toEntries = (count: number) => counted(count, { zero: "ierakstiem", one: "ierakstam", other: "ierakstiem" });

export const messages = {
  invalid: "Dati neder",
  sentence: (field: string, wrong: string) => `${field}: ${wrong}.`,
  missing: "trūkst vērtības",
  empty: "nedrīkst būt tukšs",
  kinds: {
    string: "jābūt tekstam",
    number: "jābūt skaitlim",
    int: "jābūt veselam skaitlim",
    boolean: "jābūt „jā” vai „nē”",
    array: "jābūt sarakstam",
    object: "jābūt lauku grupai",
  },
  tooShort: (count: number) => `jābūt vismaz ${toCharacters(count)}`,
  tooLong: (count: number) => `drīkst būt ne vairāk kā ${characters(count)}`,
  tooFew: (count: number) => `jābūt vismaz ${toEntries(count)}`,
  tooMany: (count: number) => `drīkst būt ne vairāk kā ${entries(count)}`,
  atLeast: (least: number) => `jābūt vismaz ${number(least)}`,
  atMost: (most: number) => `drīkst būt ne vairāk kā ${number(most)}`,
  above: (bound: number) => `jābūt lielākam par ${number(bound)}`,
  below: (bound: number) => `jābūt mazākam par ${number(bound)}`,
  multiple: (step: number) => `jādalās ar ${number(step)}`,
  formats: {
    email: "jābūt e-pasta adresei",
    url: "jābūt tīmekļa adresei",
    uuid: "jābūt identifikatoram (UUID)",
    date: "jābūt datumam formā 2026-01-31",
    datetime: "jābūt datumam un laikam formā 2026-01-31T12:00:00Z",
  },
  oneLine: "jābūt vienā rindā",
  letters: "jāraksta latīņu burtiem",
  year: "jābūt datumam no 2000. līdz 2199. gadam",
  country: "jābūt valsts kodam no diviem burtiem",
  deliveryCountry: "jābūt tās valsts kodam, uz kuru piegādājam, piemēram, EE",
  oneOf: (values: string) => `jābūt vienam no šiem: ${values}`,
  notOffered: "nav atļauta vērtība",
  unknown: (names: string) => `ir nezināmi lauki: ${names}`,
  wrong: "nav pareizā formā",
} satisfies Messages<typeof en>;
