import type { Messages } from "../messages.ts";
import { countedIn, numberIn } from "../plural.ts";
import type { messages as en } from "./issue-messages.en.ts";

const [counted, number] = [countedIn("de"), numberIn("de")];
const characters = (count: number) => counted(count, { one: "Zeichen", other: "Zeichen" });
const entries = (count: number) => counted(count, { one: "Eintrag", other: "Einträge" });

export const messages = {
  invalid: "Die Angaben sind nicht gültig",
  sentence: (field: string, wrong: string) => `${field}: ${wrong}.`,
  missing: "Angabe fehlt",
  empty: "darf nicht leer sein",
  kinds: {
    string: "muss Text sein",
    number: "muss eine Zahl sein",
    int: "muss eine ganze Zahl sein",
    boolean: "muss Ja oder Nein sein",
    array: "muss eine Liste sein",
    object: "muss eine Gruppe von Feldern sein",
  },
  tooShort: (count: number) => `muss mindestens ${characters(count)} haben`,
  tooLong: (count: number) => `darf höchstens ${characters(count)} haben`,
  tooFew: (count: number) => `muss mindestens ${entries(count)} haben`,
  tooMany: (count: number) => `darf höchstens ${entries(count)} haben`,
  atLeast: (least: number) => `muss mindestens ${number(least)} sein`,
  atMost: (most: number) => `darf höchstens ${number(most)} sein`,
  above: (bound: number) => `muss größer als ${number(bound)} sein`,
  below: (bound: number) => `muss kleiner als ${number(bound)} sein`,
  multiple: (step: number) => `muss durch ${number(step)} teilbar sein`,
  formats: {
    email: "muss eine E-Mail-Adresse sein",
    url: "muss eine Internetadresse sein",
    uuid: "muss eine Kennung (UUID) sein",
    date: "muss ein Tag in der Form 2026-01-31 sein",
    datetime: "muss ein Zeitpunkt in der Form 2026-01-31T12:00:00Z sein",
  },
  oneLine: "muss in einer Zeile stehen",
  letters: "muss in lateinischen Buchstaben geschrieben sein",
  year: "muss ein Tag in den Jahren 2000 bis 2199 sein",
  country: "muss ein Ländercode aus zwei Buchstaben sein",
  deliveryCountry: "muss der Code eines Landes sein, in das wir liefern, zum Beispiel EE",
  oneOf: (values: string) => `muss einer der folgenden Werte sein: ${values}`,
  notOffered: "ist kein zulässiger Wert",
  unknown: (names: string) => `enthält unbekannte Felder: ${names}`,
  wrong: "hat nicht die richtige Form",
} satisfies Messages<typeof en>;
