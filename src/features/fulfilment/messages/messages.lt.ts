import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notShipped: {
    reversed: (number: string) => `Bankas atšaukė užsakymo ${number} mokėjimą, todėl jis nesiunčiamas.`,
    refunded: (number: string) => `Visi užsakymo ${number} pinigai grąžinti, todėl jis nesiunčiamas.`,
    failed: (number: string) => `Užsakymo ${number} mokėjimas nepavyko, todėl jis nesiunčiamas.`,
  },
  notACode: (code: string) => `${code} yra užsakymo arba prekės numeris. Nuskaitykite siuntos etiketę.`,
  usedCode: (code: string, number: string) => `Siuntos numeris ${code} jau priklauso užsakymui ${number}.`,
  shippedMeanwhile: (number: string, code: string | null) =>
    `Užsakymas ${number} per tą laiką išsiųstas${code ? `, siuntos numeris ${code}` : ""}. Jei tai neteisinga, pataisykite siuntos duomenis.`,
  sequenceEnds: (prefix: string) => `Visi numeriai su pradžia ${prefix} išnaudoti. Pasirinkite kitą pradžią.`,
  codeOfParcel: (code: string, number: number) =>
    `Siuntos numeris ${code} jau priklauso šio užsakymo siuntai Nr. ${number}.`,
  tooManyParcels: (most: number) =>
    `Užsakymą galima išsiųsti ne daugiau kaip ${most} siuntų. Išsiųskite visą likutį iš karto.`,
  idReused: "Siunta su tokiu identifikatoriumi jau yra.",
  noSuchParcel: "Tokios siuntos nėra.",
  noSuchLine: (number: string) => `Užsakyme ${number} tokios prekės nėra. Įkelkite puslapį iš naujo.`,
  fewerLeft: (name: string, count: number) =>
    count === 0
      ? `Prekės „${name}“ nebėra ką siųsti. Kažkas ją išsiuntė arba už ją grąžino pinigus.`
      : `Prekės „${name}“ liko išsiųsti tik ${count} vnt. Kitas kažkas išsiuntė arba už jas grąžino pinigus.`,
  partUnpaid: (number: string) =>
    `Užsakymas ${number} neapmokėtas, todėl jo dalis nesiunčiama. Jį galima išsiųsti visą.`,
  parcelUndone: (number: number) => `Siunta Nr. ${number} neišsiųsta: kažkas ją atšaukė.`,
  parcelDelivered: (number: number) => `Siunta Nr. ${number} pristatyta, todėl jos atšaukti negalima.`,
  undoTooLate: (number: number) =>
    `Siuntos Nr. ${number} atšaukti nebegalima: užsakymas atšauktas ar pristatytas arba likusi dalis išsiųsta be atskiros siuntos.`,
  withdrawnPieces: (number: string) =>
    `Pirkėjas atsisakė užsakymo ${number} prekių, kurios dar neišsiųstos. Pirmiausia užbaikite šį grąžinimą arba kitas prekes išsiųskite pasirinkę „Siųsti dalį“.`,
  withdrawnRest: (number: string) =>
    `Pirkėjas atsisakė visų užsakymo ${number} prekių, kurios dar neišsiųstos. Pirmiausia užbaikite šį grąžinimą.`,
  parcelAgain: (number: number) => `Siunta Nr. ${number} išsiųsta dar kartą, todėl jos atšaukti negalima.`,
  parcelComesBack: (number: number) => `Siuntos Nr. ${number} prekės grąžinamos, todėl jos atšaukti negalima.`,
  deliveredBeforeSent: "Siunta pristatoma ne anksčiau kaip išsiuntimo dieną.",
  deliveredLater: "Pasirinkite šiandieną arba ankstesnę dieną.",
  expectedPast: "Numatoma pristatymo diena jau praėjo. Pasirinkite šiandieną ar vėlesnę dieną arba palikite tuščią.",
} satisfies Messages<typeof en>;
