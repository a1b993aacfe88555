import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noDelivery: (country: string) => `In dieses Land liefern wir nicht: ${country}.`,
  postalCode: (code: string, country: string) => `„${code}“ ist keine Postleitzahl in diesem Land: ${country}.`,
  stateRequired: "Für die Vereinigten Staaten ist ein Bundesstaat erforderlich.",
  state: (state: string) => `„${state}“ ist kein Bundesstaat der Vereinigten Staaten.`,
  phone: (phone: string) => `„${phone}“ ist keine gültige Telefonnummer.`,
  machineRequired: "Bitte wählen Sie eine Paketstation.",
  machineClosed: "Die gewählte Paketstation ist nicht verfügbar. Bitte wählen Sie eine andere.",
  noProducts: "Keine Produkte gefunden",
  unknownProduct: (name: string, available: string) =>
    `Das Produkt „${name}“ wurde nicht gefunden. Verfügbar sind: ${available}`,
  tooMany: (name: string, most: number) => `Von „${name}“ können höchstens ${most} Stück auf einmal bestellt werden.`,
  nowCosts: (name: string, price: string) => `„${name}“ kostet jetzt ${price}.`,
  notSoldThere: (name: string, country: string) => `„${name}“ versenden wir nicht in dieses Land: ${country}.`,
  notSentThere: "Kein Versand in dieses Land",
  totalIs: (total: string) => `Der Gesamtbetrag ist jetzt ${total}.`,
  pricesChanged: "Preise haben sich geändert",
  underWay: "In diesem Browser läuft schon eine andere Bestellung. Bitte versuchen Sie es noch einmal.",
  keyReused:
    "Dieser Bestellversuch wurde schon für eine andere Bestellung verwendet. Bitte versuchen Sie es noch einmal.",
  paidAlready: (number: string) =>
    `Das ist mit der Bestellung ${number} bereits bezahlt. Sehen Sie dort nach, bevor Sie erneut bestellen.`,
  providerAway: "Der Zahlungsdienst antwortet im Moment nicht. Es wurde nichts abgebucht.",
  vatNumber: {
    confirmed: (number: string) => `Die USt-IdNr. ${number} ist bestätigt.`,
    "not-registered": (number: string) =>
      `Die USt-IdNr. ${number} ist in VIES nicht registriert, daher wird MwSt. berechnet.`,
    "not-confirmed": (number: string) =>
      `Die USt-IdNr. ${number} konnte nicht bestätigt werden, daher wird MwSt. berechnet.`,
  },
} satisfies Messages<typeof en>;
