import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  notPaid: "Muuta saab ainult tasutud tellimust. Tühista see ja tee uus.",
  hasLeft: "See tellimus on teele läinud või tühistatud: seda enam ei muudeta.",
  refunded:
    "Selle tellimuse raha on tagasi makstud, nii et read ei vasta enam hinnale. Maksa rohkem tagasi või tee uus tellimus.",
  otherAmount: "Selle tellimuse makseks loeti muu summa: seda ei saa uuesti hinnastada.",
  returnOpen: "Selle tellimuse tagastus või taganemine on pooleli. Lõpeta see enne.",
  nothingChanged: "Midagi ei muutuks.",
  noMachine: "Sellist pakiautomaati selles riigis ei ole või on see suletud.",
  notWaiting: "See muudatus ei oota enam: see on vahepeal tasutud või tagasi võetud.",
  moneyGoesBack: "Selle muudatuse raha on teel tagasi kliendile: seda ei saa tagasi võtta.",
  providerAway: "Makseteenus ei vasta. Proovi uuesti.",
  totalChanged: (total: string) => `Tellimuse summa oleks nüüd ${total}. Vaata eelvaadet enne salvestamist uuesti.`,
  tooSmall: (least: string) => `Vahe on väiksem kui ${least}, seda ei võta vastu ükski makseleht. Muuda parandust.`,
  draftGone: "See mustand on vahepeal esitatud, eemaldatud või kellegi teise muudetud.",
  notByHand: "Tasutuks märgitakse ainult käsitsi tehtud tellimus.",
  notPayable: "See tellimus on juba tasutud või tühistatud.",
  discountTooLarge: (most: string) => `Allahindlus võib olla kuni ${most}.`,
  discountReason: "Allahindlusel peab olema põhjus.",
} as const satisfies Messages<typeof en>;
