import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("lt");

export const messages = {
  offline: "Nėra interneto ryšio.",
  whenConnected: "Bandykite dar kartą, kai ryšys atsiras.",
  away: "Nepavyksta susisiekti su parduotuve.",
  checkConnection: "Patikrinkite ryšį ir bandykite dar kartą.",
  slow: "Parduotuvė per ilgai neatsako.",
  unreadable: "Parduotuvės atsakymo nepavyko perskaityti.",
  busy: "Parduotuvė šiuo metu užimta.",
  fault: "Mūsų pusėje kažkas nepavyko.",
  tooOften: "Per trumpą laiką buvo per daug bandymų.",
  notThere: "To nebėra.",
  refused: "Parduotuvė negalėjo to padaryti.",
  checkInput: "Patikrinkite, ką įrašėte.",
  again: "Bandykite dar kartą.",
  againIn: (time: string) => `Bandykite dar kartą po ${time}.`,
  time: {
    seconds: (count: number) => `${count} ${counted(count, { one: "sekundės", few: "sekundžių", other: "sekundžių" })}`,
    minutes: (count: number) => `${count} ${counted(count, { one: "minutės", few: "minučių", other: "minučių" })}`,
    hours: (count: number) => `${count} ${counted(count, { one: "valandos", few: "valandų", other: "valandų" })}`,
  },
  networkError: "Tinklo klaida. Bandykite dar kartą.",
} satisfies Messages<typeof en>;
