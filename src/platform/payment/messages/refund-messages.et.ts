import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./refund-messages.en.ts";

export const messages = {
  refundAskedBefore: "Seda tagasimakset on juba taotletud teiste andmetega.",
  unknown: "Makseteenuse pakkuja ei tunne sellist makset.",
  allRefunded: "Kogu see makse on juba tagastatud.",
  noMoreLeft: "Tagastada ei saa rohkem, kui sellest maksest on alles.",
  takenBack: "Kliendi pank on selle makse tagasi võtnud.",
  disputed: "Kliendi pank on selle makse tagasi võtnud: vaata vaidlust.",
  bankRefundsOff: "Montonio tagastab sellist makset alles siis, kui seal on pangamaksete tagastamine sisse lülitatud.",
  refused: (reason: string) => `Makseteenuse pakkuja keeldub sellest tagasimaksest: ${reason}`,
} satisfies Messages<typeof en>;
