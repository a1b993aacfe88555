import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./difference-messages.en.ts";

export const messages = {
  unknownPayment: (provider: string, money: string, id: string) =>
    `${provider} näitab makset ${money}, mida pood ei tunne (${id}).`,
  unknownRefund: (provider: string, money: string, id: string) =>
    `${provider} näitab tagasimakset ${money}, mida pood ei tunne (${id}).`,
  otherPayment: (provider: string, there: string, here: string, id: string) =>
    `Makse ${id}: ${provider} näitab ${there}, pood ${here}.`,
  otherRefund: (provider: string, there: string, here: string, id: string) =>
    `Tagasimakse ${id}: ${provider} näitab ${there}, pood ${here}.`,
  missingPayment: (provider: string, id: string) => `Poes on makse, mida teenusel ${provider} ei ole (${id}).`,
  missingRefund: (provider: string, id: string) => `Poes on tagasimakse, mida teenusel ${provider} ei ole (${id}).`,
  notPaidOut: (provider: string, money: string, day: string, id: string) =>
    `Makse ${money} (${day}, ${id}) ei ole üheski väljamakse aruandes, hilisemad aga on: küsi teenuselt ${provider}, kus raha on, või võrdle aruannet, kus see olemas on.`,
} satisfies Messages<typeof en>;
