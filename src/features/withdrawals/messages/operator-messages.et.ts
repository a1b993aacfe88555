import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  withoutOrder: {
    title: "Taganemine ilma tellimuseta",
    reason: "Klient taganes lepingust, kuid ühelgi makstud tellimusel ei ole sellist numbrit ja e-posti aadressi.",
    open: "Leia tellimus",
  },
  noSuchReturn: "Sellist tagastust ei ole.",
  refundTooMuch: "Tagasi makstaks rohkem, kui tagastuses on.",
  refundUnsent:
    "Mis on teele läinud, selle raha läheb tagasi, kui kaup on siin. Praegu saad tagasi maksta selle, mis ei ole teele läinud.",
  noPostage: "Saatmiskulu makstakse tagasi saadetud vigase kauba eest.",
  postageKnown: "Selle tagastuse saatmiskulu on juba märgitud.",
  restockTooMuch: "Lattu läheks rohkem, kui tagastuses on.",
  refundFailed: "Makseteenuse pakkuja lükkas tagasimakse tagasi. Põhjus on tellimuse lehel.",
  refundMade: "Selle tagastuse raha on juba tagastamisel. Lõpetamiseks vajuta Maksa tagasi.",
  needsRefusal: "Ütle, miks. Ostja loeb seda.",
  returnMoved: "Keegi teine on seda tagastust vahepeal muutnud.",
  noSuchWithdrawal: "See taganemine on lahendatud või juba tellimusega seotud.",
  noSuchOrder: (number: string) => `Tasutud või teele saadetud tellimust ${number} ei ole.`,
  openWithdrawals: (numbers: readonly string[]) =>
    `Lahendamata taganemine või tagastus: ${numbers.join(", ")}. Lahenda see enne, siis saab andmed kustutada.`,
} satisfies Messages<typeof en>;
