import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./difference-messages.en.ts";

export const messages = {
  unknownPayment: (provider: string, money: string, id: string) =>
    `${provider} rodo mokėjimą ${money}, kurio parduotuvė nežino (${id}).`,
  unknownRefund: (provider: string, money: string, id: string) =>
    `${provider} rodo grąžinimą ${money}, kurio parduotuvė nežino (${id}).`,
  otherPayment: (provider: string, there: string, here: string, id: string) =>
    `Mokėjimas ${id}: ${provider} rodo ${there}, parduotuvė ${here}.`,
  otherRefund: (provider: string, there: string, here: string, id: string) =>
    `Grąžinimas ${id}: ${provider} rodo ${there}, parduotuvė ${here}.`,
  missingPayment: (provider: string, id: string) => `Parduotuvėje yra mokėjimas, kurio ${provider} neturi (${id}).`,
  missingRefund: (provider: string, id: string) => `Parduotuvėje yra grąžinimas, kurio ${provider} neturi (${id}).`,
  notPaidOut: (provider: string, money: string, day: string, id: string) =>
    `Mokėjimo ${money} (${day}, ${id}) nėra nė vienoje ${provider} išmokų ataskaitoje, nors vėlesni yra: paklauskite ${provider}, kur pinigai, arba palyginkite ataskaitą, kurioje jis yra.`,
} satisfies Messages<typeof en>;
