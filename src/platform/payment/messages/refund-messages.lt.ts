import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./refund-messages.en.ts";

export const messages = {
  refundAskedBefore: "Šio grąžinimo jau prašyta su kitais duomenimis.",
  unknown: "Mokėjimo paslaugų teikėjas tokio mokėjimo nežino.",
  allRefunded: "Visas šis mokėjimas jau grąžintas.",
  noMoreLeft: "Negalima grąžinti daugiau, nei liko iš šio mokėjimo.",
  takenBack: "Kliento bankas šį mokėjimą atšaukė.",
  disputed: "Kliento bankas šį mokėjimą atšaukė: žr. ginčą.",
  bankRefundsOff: "„Montonio“ tokį mokėjimą grąžina tik tada, kai ten įjungtas banko mokėjimų grąžinimas.",
  refused: (reason: string) => `Mokėjimo paslaugų teikėjas atsisako šio grąžinimo: ${reason}`,
} satisfies Messages<typeof en>;
