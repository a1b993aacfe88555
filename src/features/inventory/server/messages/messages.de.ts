import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notEnough: "Nicht genug auf Lager",
  notEnoughOf: (names: string) => `Nicht genug auf Lager: ${names}.`,
  soldOut: (name: string) => `„${name}“ ist ausverkauft.`,
  onlyLeft: (count: number, name: string) => `Von „${name}“ sind nur noch ${count} verfügbar.`,
  othersPay: "Weitere werden gerade von anderen Kunden bezahlt; versuchen Sie es in einigen Minuten noch einmal.",
} satisfies Messages<typeof en>;
