import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./refund-messages.en.ts";

export const messages = {
  refundAskedBefore: "Šī atmaksa jau pieprasīta ar citiem datiem.",
  unknown: "Maksājumu pakalpojuma sniedzējs šādu maksājumu nezina.",
  allRefunded: "Viss šis maksājums jau ir atmaksāts.",
  noMoreLeft: "Nevar atmaksāt vairāk, nekā no šī maksājuma atlicis.",
  takenBack: "Klienta banka šo maksājumu ir atsaukusi.",
  disputed: "Klienta banka šo maksājumu ir atsaukusi: skatiet strīdu.",
  bankRefundsOff: "Montonio šādu maksājumu atmaksā tikai tad, kad tur ieslēgta bankas maksājumu atmaksa.",
  refused: (reason: string) => `Maksājumu pakalpojuma sniedzējs atteica šo atmaksu: ${reason}`,
} satisfies Messages<typeof en>;
