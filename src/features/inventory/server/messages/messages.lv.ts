import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notEnough: "Noliktavā nepietiek",
  notEnoughOf: (names: string) => `Noliktavā nepietiek: ${names}.`,
  soldOut: (name: string) => `Prece „${name}” ir izpārdota.`,
  onlyLeft: (count: number, name: string) => `Prece „${name}”: atlikuši tikai ${count} gab.`,
  othersPay: "Par pārējiem pašlaik maksā citi pircēji; mēģiniet vēlreiz pēc dažām minūtēm.",
} satisfies Messages<typeof en>;
