import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  withoutOrder: {
    title: "Atsisakymas be užsakymo",
    reason:
      "Klientas atsisakė sutarties, bet nė vienas apmokėtas užsakymas neturi nurodyto numerio ir el. pašto adreso.",
    open: "Rasti užsakymą",
  },
  noSuchReturn: "Tokio prekių grąžinimo nėra.",
  refundTooMuch: "Būtų grąžinta daugiau, nei yra grąžinime.",
  refundUnsent:
    "Už tai, kas išsiųsta, pinigai grąžinami, kai prekės yra čia. Dabar galite grąžinti pinigus už tai, kas dar neišsiųsta.",
  noPostage: "Siuntimo išlaidos apmokamos už atgal išsiųstas netinkamas prekes.",
  postageKnown: "Šio grąžinimo siuntimo išlaidos jau pažymėtos.",
  restockTooMuch: "Į sandėlį grįžtų daugiau, negu yra grąžinime.",
  refundFailed: "Mokėjimo paslaugų tiekėjas atmetė grąžinimą. Priežastis – užsakymo puslapyje.",
  refundMade: "Šio grąžinimo pinigai jau grąžinami. Kad jį užbaigtumėte, paspauskite Grąžinti pinigus.",
  needsRefusal: "Nurodykite priežastį. Pirkėjas ją skaito.",
  returnMoved: "Kažkas kitas per tą laiką pakeitė šį prekių grąžinimą.",
  noSuchWithdrawal: "Šis atsisakymas išspręstas arba jau priskirtas užsakymui.",
  noSuchOrder: (number: string) => `Nėra apmokėto ar išsiųsto užsakymo ${number}.`,
  openWithdrawals: (numbers: readonly string[]) =>
    `Atsisakymas arba grąžinimas dar neišspręstas: ${numbers.join(", ")}. Pirmiausia jį išspręskite, tada duomenis bus galima ištrinti.`,
} satisfies Messages<typeof en>;
