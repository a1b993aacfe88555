import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Kasse",
  lead: "Schließen Sie hier Ihre Bestellung ab",
  loading: "Die Kasse wird geladen",
  cart: "Warenkorb",
  contact: "Kontakt",
  address: "Lieferadresse",
  yourAddress: "Ihr Name und Ihre Adresse",
  fields: {
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail",
    emailHint: "Für die Bestätigung und den Link zur Sendungsverfolgung.",
    country: "Land",
    chooseCountry: "Land wählen",
    address: "Straße und Hausnummer",
    city: "Ort",
    zip: "Postleitzahl",
    state: "Bundesstaat",
    chooseState: "Bundesstaat wählen",
    countryCode: "Vorwahl",
    anotherCode: "Andere Vorwahl",
    customCode: "Eigene Vorwahl",
    phoneNumber: "Telefonnummer",
    company: "Firma",
    vatNumber: "USt-IdNr. (freiwillig)",
    companyRegister: "Registernummer (freiwillig)",
  },
  business: {
    title: "Kaufen Sie für ein Unternehmen?",
    lead: "Die Rechnung wird auf Ihr Unternehmen ausgestellt.",
    exempt: "Ein Unternehmen in einem anderen EU-Land zahlt keine MwSt., sobald seine USt-IdNr. bestätigt ist.",
    answers: {
      checking: "Die Nummer wird geprüft …",
      "without-vat": "Die Nummer ist bestätigt. Es wird keine MwSt. berechnet.",
      "with-vat": "Die Nummer lässt sich im Moment nicht bestätigen. Für diese Lieferung wird MwSt. berechnet.",
      confirmed: "Die Nummer ist bestätigt. Für diese Lieferung wird MwSt. berechnet.",
      "not-registered":
        "Das EU-Register VIES kennt diese Nummer nicht, daher wird MwSt. berechnet und die Nummer steht nicht auf der Rechnung.",
      "not-confirmed":
        "Die Nummer lässt sich im Moment nicht bestätigen, daher wird MwSt. berechnet. Sobald sie bestätigt ist, können wir die MwSt. erstatten.",
    },
    totalChanged: {
      title: "Die Gesamtsumme hat sich geändert",
      description:
        "Sie hängt von Ihrer USt-IdNr. ab. Bitte sehen Sie sie noch einmal an und klicken Sie dann noch einmal auf die Schaltfläche.",
    },
  },
  problems: {
    required: (label: string) => `Bitte ausfüllen: ${label}.`,
    email: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    zip: "Das ist keine Postleitzahl des gewählten Landes.",
    zipExample: (example: string) => `So sieht eine aus: ${example}.`,
    phoneNumber: "Diese Nummer passt nicht zur gewählten Vorwahl.",
    noVatNumber: "Haben Sie keine, lassen Sie das Feld leer.",
    letters: "Bitte in lateinischen Buchstaben schreiben.",
  },
  delivery: "Lieferung",
  courier: { label: "Paketdienst", description: "2–5 Arbeitstage, bis zur Haustür" },
  parcelMachine: { label: "Paketstation", description: "Rund um die Uhr abholen, Ort wählen" },
  noMachines: (country: string) =>
    `Keine Paketstationen verfügbar. Für den Ländercode ${country} wurden keine Paketstationen gefunden.`,
  switched: (country: string, cost: string) =>
    `${country}: Dort gibt es keine Paketstationen. Geliefert wird jetzt durch den Paketdienst: ${cost}.`,
  machineCountry: "Land der Paketstation",
  changeCountry: "Ändern",
  dispatch: (processingTime: string) => `Verpackung und Versand: ${processingTime}.`,
  paymentMethod: "Wie möchten Sie bezahlen?",
  methodGroups: {
    bank: { label: "Online-Überweisung", description: "In der App Ihrer Bank oder im Onlinebanking" },
    card: { label: "Karte", description: "Kredit- oder Debitkarte" },
    wallet: { label: "Digitale Geldbörse", description: "In einer App oder mit einem Konto" },
    blik: { label: "BLIK", description: "Mit dem Code aus der App Ihrer Bank" },
    later: { label: "Später bezahlen", description: "In Teilbeträgen, nach Erhalt der Ware" },
  },
  summary: "Bestellübersicht",
  free: "Kostenlos",
  vatIncluded: "Alle Preise enthalten die MwSt.",
  exported: "Es wird keine MwSt. der EU berechnet.",
  customs: "Bei der Ankunft können Zoll oder Steuern anfallen.",
  chooseDelivery: "Lieferart wählen",
  agree: "Mit Ihrer Bestellung akzeptieren Sie unsere",
  privacyBefore: "Wie wir mit Ihren Daten umgehen, steht in unserer",
  terms: "AGB",
  privacy: "Datenschutzerklärung",
  youPay: (total: string) => `Sie bezahlen ${total} im nächsten Schritt, sicher über unseren Zahlungsdienst.`,
  cancelled: {
    title: "Die Zahlung wurde abgebrochen",
    description: "Es wurde nichts abgebucht. Ihr Warenkorb ist unverändert.",
  },
  // Section 312j (3) of the German Civil Code names these words.
  /** Followed by the address of the shop. */
  stillStuck: "Klappt es weiterhin nicht? Schreiben Sie uns:",
  pay: "Zahlungspflichtig bestellen",
  busy: "Wird bearbeitet …",
  shippingLabel: { courier: "Paketdienst, 2–5 Arbeitstage", parcel_machine: "Paketstation" },
  missingFields: {
    title: "Bitte füllen Sie alle Felder aus",
    description: "Wir brauchen alle Angaben zur Lieferung, auch die Telefonnummer.",
  },
  malformed: "Bitte prüfen Sie die markierten Felder",
  missingCountry: {
    title: "Bitte wählen Sie das Lieferland",
    description: "Für die Lieferung brauchen wir das Land.",
  },
  missingMethod: {
    title: "Bitte wählen Sie die Lieferart",
    description: "Wählen Sie zwischen Paketdienst und Paketstation.",
  },
  missingMachine: {
    title: "Bitte wählen Sie eine Paketstation",
    description: "Wählen Sie den Standort der Paketstation aus.",
  },
  missingPayment: {
    title: "Bitte wählen Sie eine Zahlungsart",
    description: "Wählen Sie eine Bank oder eine andere Zahlungsart.",
  },
  tooMany: {
    title: "Zu viele Bestellversuche",
    description: "Bitte warten Sie ein paar Minuten, bevor Sie es noch einmal versuchen.",
  },
  tooManyUntil: (time: string) => ({
    title: "Zu viele Bestellversuche",
    description: `Bitte warten Sie ein paar Minuten. Bestellen können Sie wieder in ${time}.`,
  }),
  tooSmall: (least: string) => ({
    title: "Der Bestellwert ist zu niedrig",
    description: `Der Gesamtbetrag muss mindestens ${least} betragen. Bitte legen Sie mehr in den Warenkorb oder verzichten Sie auf Rabatte.`,
  }),
  blocked: {
    title: "Fehler an der Kasse",
    description:
      "Die Anfrage wurde von einer Sicherheitssoftware blockiert. Bitte schalten Sie Werbeblocker aus und versuchen Sie es noch einmal.",
  },
  offline: {
    title: "Sie sind offline",
    description:
      "Es wurde nichts gesendet, und nichts ist verloren. Versuchen Sie es noch einmal, sobald Sie verbunden sind.",
  },
  recap: "Ihre Bestellung",
  payAgain: {
    pay: "Noch einmal bezahlen",
    order: "Noch einmal bestellen",
    nothingLeft: "Kein Artikel aus dieser Bestellung ist noch erhältlich.",
  },
  noScripts: "Die Kasse braucht JavaScript. Bitte schalten Sie es im Browser ein und laden Sie diese Seite neu.",
  lines: "Ihre Produkte",
  pricesChanged: {
    title: "Preise in Ihrem Warenkorb haben sich geändert",
    description: (total: string) => `Ihre Bestellung kostet jetzt ${total}.`,
  },
  items: (count: number) => `${count} Artikel`,
  showAll: (lines: number) => `Alle ${lines} Produkte anzeigen`,
  noAddress: "Die Zahlung konnte nicht begonnen werden: Die Adresse der Zahlungsseite fehlt.",
  validationFailed: (messages: readonly string[]) => `Bitte prüfen Sie Ihre Angaben: ${messages.join(" ")}`,
  other: (sentence: string, whatToDo: string) =>
    `Bei der Bearbeitung gab es ein Problem: ${sentence.replace(/\.$/, "")}. ${whatToDo}`,
  again: "Bitte versuchen Sie es noch einmal.",
  changed: {
    country: "Kein Versand in dieses Land",
    prices: "Preise haben sich geändert",
    stock: "Nicht genug auf Lager",
    method: "Zahlungsart nicht verfügbar",
    machine: "Paketstation nicht verfügbar",
    paid: "Bereits bezahlt",
  },
  interrupted: {
    title: "Fehler an der Kasse",
    description: "Die Bestellung wurde nicht gesendet. Bitte versuchen Sie es noch einmal.",
  },
  inPage: {
    title: "Bezahlung",
    meta: { title: "Bezahlung", description: "Bezahlen Sie Ihre Bestellung" },
    lead: (order: string) =>
      `Die Bestellung ${order} ist aufgegeben. Die Ware gehört Ihnen, sobald die Bestellung bezahlt ist.`,
    loading: "Die Zahlungsfelder werden geladen",
    or: "oder",
    pay: (total: string) => `${total} bezahlen`,
    back: "Zurück zur Kasse",
    noAnswer:
      "Der Zahlungsanbieter hat nicht geantwortet. Klicken Sie noch einmal auf die Schaltfläche; nichts wird doppelt bezahlt.",
    failed: {
      title: "Die Zahlung ist fehlgeschlagen",
      description:
        "Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.",
    },
    missing: {
      title: "Die Zahlungsfelder wurden nicht geladen",
      description:
        "Vielleicht blockiert sie eine Browsererweiterung oder das Netzwerk. Sie können stattdessen auf der Seite unseres Zahlungsdienstes bezahlen; Warenkorb und Angaben bleiben erhalten.",
      action: "Dort bezahlen",
    },
    over: {
      title: "Diese Zahlung ist beendet",
      description:
        "Sie hat zu lange gedauert oder wurde anderswo beendet. Es wurde nichts abgebucht. Ihr Warenkorb ist unverändert.",
      action: "Zurück zur Kasse",
    },
    nothing: {
      title: "Hier gibt es nichts zu bezahlen",
      text: "Auf dieser Seite wird eine Bestellung gleich nach der Kasse bezahlt.",
    },
    toCart: "Zum Warenkorb",
  },
  redirecting: {
    title: "Weiterleitung zur Zahlung",
    description: "Sie werden zur sicheren Zahlungsseite weitergeleitet.",
  },
} satisfies Messages<typeof en>;
