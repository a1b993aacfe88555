import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notEnough: "Sandėlyje nepakanka",
  notEnoughOf: (names: string) => `Sandėlyje nepakanka: ${names}.`,
  soldOut: (name: string) => `„${name}“ išparduota.`,
  onlyLeft: (count: number, name: string) => `Prekės „${name}“ liko tik ${count} vnt.`,
  othersPay: "Už likusias prekes šiuo metu moka kiti pirkėjai; bandykite dar kartą po kelių minučių.",
} satisfies Messages<typeof en>;
