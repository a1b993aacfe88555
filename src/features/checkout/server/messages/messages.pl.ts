import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noDelivery: (country: string) => `Nie dostarczamy do tego kraju: ${country}.`,
  postalCode: (code: string, country: string) => `„${code}” nie jest kodem pocztowym w kraju: ${country}.`,
  stateRequired: "Dla Stanów Zjednoczonych wymagany jest stan.",
  state: (state: string) => `„${state}” nie jest stanem Stanów Zjednoczonych.`,
  phone: (phone: string) => `„${phone}” nie jest prawidłowym numerem telefonu.`,
  machineRequired: "Wybierz automat paczkowy.",
  machineClosed: "Wybrany automat paczkowy jest niedostępny. Wybierz inny.",
  noProducts: "Nie znaleziono produktów",
  unknownProduct: (name: string, available: string) => `Nie znaleziono produktu „${name}”. Dostępne: ${available}`,
  tooMany: (name: string, most: number) => `Produktu „${name}” można zamówić jednorazowo najwyżej ${most} szt.`,
  nowCosts: (name: string, price: string) => `„${name}” kosztuje teraz ${price}.`,
  notSoldThere: (name: string, country: string) => `Produktu „${name}” nie wysyłamy do tego kraju: ${country}.`,
  notSentThere: "Nie wysyłamy do tego kraju",
  totalIs: (total: string) => `Suma wynosi teraz ${total}.`,
  pricesChanged: "Ceny się zmieniły",
  underWay: "W tej przeglądarce jest już składane inne zamówienie. Spróbuj ponownie.",
  keyReused: "Tę próbę zamówienia wykorzystano już do innego zamówienia. Spróbuj ponownie.",
  paidAlready: (number: string) =>
    `To zostało już opłacone zamówieniem ${number}. Sprawdź je, zanim zamówisz ponownie.`,
  providerAway: "Operator płatności w tej chwili nie odpowiada. Nic nie zostało pobrane.",
  vatNumber: {
    confirmed: (number: string) => `Numer VAT UE ${number} jest potwierdzony.`,
    "not-registered": (number: string) => `Numeru VAT UE ${number} nie ma w systemie VIES, dlatego naliczamy VAT.`,
    "not-confirmed": (number: string) => `Nie udało się potwierdzić numeru VAT UE ${number}, dlatego naliczamy VAT.`,
  },
} satisfies Messages<typeof en>;
