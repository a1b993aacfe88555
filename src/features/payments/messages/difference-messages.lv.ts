import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./difference-messages.en.ts";

export const messages = {
  unknownPayment: (provider: string, money: string, id: string) =>
    `${provider} rāda maksājumu ${money}, kuru veikals nepazīst (${id}).`,
  unknownRefund: (provider: string, money: string, id: string) =>
    `${provider} rāda atmaksu ${money}, kuru veikals nepazīst (${id}).`,
  otherPayment: (provider: string, there: string, here: string, id: string) =>
    `Maksājums ${id}: ${provider} rāda ${there}, veikals ${here}.`,
  otherRefund: (provider: string, there: string, here: string, id: string) =>
    `Atmaksa ${id}: ${provider} rāda ${there}, veikals ${here}.`,
  missingPayment: (provider: string, id: string) => `Veikalā ir maksājums, kura ${provider} nav (${id}).`,
  missingRefund: (provider: string, id: string) => `Veikalā ir atmaksa, kuras ${provider} nav (${id}).`,
  notPaidOut: (provider: string, money: string, day: string, id: string) =>
    `Maksājuma ${money} (${day}, ${id}) nav nevienā ${provider} izmaksu pārskatā, bet vēlāki maksājumi tajos ir: jautājiet ${provider}, kur ir nauda, vai salīdziniet pārskatu, kurā tas ir.`,
} satisfies Messages<typeof en>;
