import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notShipped: {
    reversed: (number: string) => `Bankas atšaukė užsakymo ${number} mokėjimą, todėl jis nesiunčiamas.`,
    refunded: (number: string) => `Visi užsakymo ${number} pinigai grąžinti, todėl jis nesiunčiamas.`,
    failed: (number: string) => `Užsakymo ${number} mokėjimas nepavyko, todėl jis nesiunčiamas.`,
  },
  usedCode: (code: string, number: string) => `Siuntos numeris ${code} jau priklauso užsakymui ${number}.`,
  shippedMeanwhile: (number: string, code: string | null) =>
    `Užsakymas ${number} per tą laiką išsiųstas${code ? `, siuntos numeris ${code}` : ""}. Jei tai neteisinga, pataisykite siuntos duomenis.`,
  sequenceEnds: (prefix: string) => `Visi numeriai su pradžia ${prefix} išnaudoti. Pasirinkite kitą pradžią.`,
} satisfies Messages<typeof en>;
