import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("pl");

export const messages = {
  title: "Zamówienie",
  lead: "Dokończ zamówienie poniżej",
  loading: "Wczytywanie zamówienia",
  cart: "Koszyk",
  contact: "Kontakt",
  address: "Adres dostawy",
  yourAddress: "Twoje dane i adres",
  fields: {
    firstName: "Imię",
    lastName: "Nazwisko",
    email: "E-mail",
    emailHint: "Na potwierdzenie i link do śledzenia.",
    country: "Kraj",
    chooseCountry: "Wybierz kraj",
    address: "Ulica i numer",
    city: "Miejscowość",
    zip: "Kod pocztowy",
    state: "Stan",
    chooseState: "Wybierz stan",
    countryCode: "Kierunkowy",
    anotherCode: "Inny numer kierunkowy",
    customCode: "Własny numer kierunkowy",
    phoneNumber: "Numer telefonu",
    company: "Firma",
    vatNumber: "Numer VAT UE (nieobowiązkowo)",
    companyRegister: "Numer w rejestrze (nieobowiązkowo)",
  },
  business: {
    title: "Kupujesz dla firmy?",
    lead: "Fakturę wystawiamy na Twoją firmę.",
    exempt: "Firma z innego kraju UE niż nasz nie płaci VAT, gdy jej numer VAT UE zostanie potwierdzony.",
    answers: {
      checking: "Sprawdzamy numer…",
      "without-vat": "Numer jest potwierdzony. Nie naliczamy VAT.",
      confirmed: "Numer jest potwierdzony. Do tej dostawy naliczamy VAT.",
      "not-registered": "Unijny rejestr VIES nie zna tego numeru, dlatego naliczamy VAT, a na fakturze go nie będzie.",
      "not-confirmed":
        "Numeru nie można teraz potwierdzić, dlatego naliczamy VAT. Gdy zostanie potwierdzony, będziemy mogli zwrócić VAT.",
    },
    totalChanged: {
      title: "Łączna kwota się zmieniła",
      description: "Zależy ona od Twojego numeru VAT UE. Sprawdź ją jeszcze raz i naciśnij przycisk ponownie.",
    },
  },
  problems: {
    required: (label: string) => `To pole jest wymagane: ${label}.`,
    email: "Podaj prawidłowy adres e-mail.",
    zip: "To nie jest kod pocztowy wybranego kraju.",
    zipExample: (example: string) => `Przykład kodu: ${example}.`,
    phoneNumber: "Ten numer nie pasuje do wybranego numeru kierunkowego.",
    noVatNumber: "Jeśli go nie masz, zostaw pole puste.",
    letters: "Wpisz to literami łacińskimi.",
  },
  delivery: "Dostawa",
  courier: { label: "Kurier", description: "2–5 dni roboczych, pod drzwi" },
  parcelMachine: { label: "Automat paczkowy", description: "Odbiór całą dobę, wybierz miejsce" },
  noMachines: (country: string) =>
    `Brak dostępnych automatów paczkowych. Nie znaleziono automatów dla kodu kraju ${country}.`,
  switched: (country: string, cost: string) =>
    `${country}: brak automatów paczkowych. Paczkę dostarczy teraz kurier: ${cost}.`,
  machineCountry: "Kraj automatu paczkowego",
  changeCountry: "Zmień",
  dispatch: (processingTime: string) => `Pakowanie i wysyłka: ${processingTime}.`,
  paymentMethod: "Jak chcesz zapłacić?",
  methodGroups: {
    bank: { label: "Szybki przelew", description: "W aplikacji banku lub w bankowości internetowej" },
    card: { label: "Karta", description: "Karta kredytowa lub debetowa" },
    wallet: { label: "Portfel cyfrowy", description: "W aplikacji lub z konta płatniczego" },
    blik: { label: "Kod BLIK", description: "Kodem z aplikacji banku" },
    later: { label: "Zapłać później", description: "W częściach, po otrzymaniu towaru" },
  },
  summary: "Podsumowanie zamówienia",
  free: "Za darmo",
  vatIncluded: "Ceny zawierają VAT.",
  exported: "Nie naliczamy unijnego VAT.",
  customs: "Przy dostawie mogą zostać pobrane cło lub podatki.",
  chooseDelivery: "Wybierz sposób dostawy",
  agree: "Składając zamówienie, akceptujesz nasz",
  privacyBefore: "Jak przetwarzamy Twoje dane, opisuje nasza",
  terms: "Regulamin",
  privacy: "Polityka prywatności",
  youPay: (total: string) => `Zapłacisz ${total} w następnym kroku, bezpiecznie u naszego operatora płatności.`,
  cancelled: { title: "Płatność anulowano", description: "Nic nie pobrano. Koszyk pozostał bez zmian." },
  // Article 17 (3) of the Polish Consumer Rights Act names these words.
  /** Followed by the address of the shop. */
  stillStuck: "Nadal się nie udaje? Napisz do nas:",
  pay: "Zamówienie z obowiązkiem zapłaty",
  busy: "Przetwarzanie…",
  shippingLabel: { courier: "Kurier, 2–5 dni roboczych", parcel_machine: "Automat paczkowy" },
  missingFields: {
    title: "Wypełnij wszystkie pola",
    description: "Potrzebujemy wszystkich danych do dostawy, także numeru telefonu.",
  },
  malformed: "Sprawdź zaznaczone pola",
  missingCountry: { title: "Wybierz kraj dostawy", description: "Kraj jest potrzebny do dostawy." },
  missingMethod: {
    title: "Wybierz sposób dostawy",
    description: "Wybierz dostawę kurierem albo do automatu paczkowego.",
  },
  missingMachine: { title: "Wybierz automat paczkowy", description: "Wybierz konkretny automat paczkowy." },
  missingPayment: { title: "Wybierz metodę płatności", description: "Wybierz bank lub inną metodę płatności." },
  tooMany: { title: "Zbyt wiele prób zamówienia", description: "Poczekaj kilka minut, zanim spróbujesz ponownie." },
  tooManyUntil: (time: string) => ({
    title: "Zbyt wiele prób zamówienia",
    description: `Poczekaj kilka minut. Zamówić możesz ponownie za ${time}.`,
  }),
  tooSmall: (least: string) => ({
    title: "Zbyt niska wartość zamówienia",
    description: `Wartość zamówienia musi wynosić co najmniej ${least}. Dodaj coś do koszyka albo zrezygnuj z rabatów.`,
  }),
  blocked: {
    title: "Błąd zamówienia",
    description: "Oprogramowanie zabezpieczające zablokowało żądanie. Wyłącz blokowanie reklam i spróbuj ponownie.",
  },
  offline: {
    title: "Brak połączenia z internetem",
    description: "Nic nie wysłano i nic nie przepadło. Spróbuj ponownie po połączeniu.",
  },
  recap: "Twoje zamówienie",
  payAgain: {
    pay: "Zapłać ponownie",
    order: "Zamów ponownie",
    nothingLeft: "Niczego z tego zamówienia już nie sprzedajemy.",
  },
  noScripts: "Złożenie zamówienia wymaga JavaScriptu. Włącz go w przeglądarce i wczytaj tę stronę ponownie.",
  lines: "Twoje produkty",
  pricesChanged: {
    title: "Ceny w Twoim koszyku się zmieniły",
    description: (total: string) => `Zamówienie kosztuje teraz ${total}.`,
  },
  items: (count: number) => `${count} ${counted(count, { one: "produkt", few: "produkty", many: "produktów" })}`,
  showAll: (lines: number) => `Pokaż wszystkie produkty (${lines})`,
  noAddress: "Nie udało się rozpocząć płatności: brak adresu strony płatności.",
  validationFailed: (messages: readonly string[]) => `Sprawdź dane: ${messages.join(" ")}`,
  other: (sentence: string, whatToDo: string) =>
    `Podczas przetwarzania wystąpił problem: ${sentence.replace(/\.$/, "")}. ${whatToDo}`,
  again: "Spróbuj ponownie.",
  changed: {
    country: "Nie wysyłamy do tego kraju",
    prices: "Ceny się zmieniły",
    stock: "Za mało w magazynie",
    method: "Metoda płatności niedostępna",
    machine: "Automat paczkowy niedostępny",
    paid: "Już opłacone",
  },
  interrupted: { title: "Błąd zamówienia", description: "Zamówienie nie zostało wysłane. Spróbuj ponownie." },
  inPage: {
    title: "Płatność",
    meta: { title: "Płatność", description: "Zapłać za zamówienie" },
    lead: (order: string) => `Zamówienie ${order} zostało złożone. Towar będzie Twój, gdy tylko zapłacisz.`,
    loading: "Wczytywanie pól płatności",
    or: "lub",
    pay: (total: string) => `Zapłać ${total}`,
    back: "Wróć do zamówienia",
    noAnswer:
      "Dostawca płatności nie odpowiedział. Naciśnij przycisk jeszcze raz; nic nie zostanie zapłacone dwa razy.",
    failed: {
      title: "Płatność się nie powiodła",
      description: "Nic nie pobrano. Spróbuj ponownie lub wybierz inną metodę płatności.",
    },
    missing: {
      title: "Nie udało się wczytać pól płatności",
      description:
        "Może je blokować rozszerzenie przeglądarki albo sieć. Zamiast tego możesz zapłacić na stronie naszego operatora płatności; koszyk i dane zostaną zachowane.",
      action: "Zapłać tam",
    },
    over: {
      title: "Ta płatność jest zakończona",
      description:
        "Trwała zbyt długo albo została zakończona gdzie indziej. Nic nie pobrano. Koszyk pozostał bez zmian.",
      action: "Wróć do zamówienia",
    },
    nothing: { title: "Nie ma tu nic do zapłaty", text: "Na tej stronie płaci się zaraz po złożeniu zamówienia." },
    toCart: "Do koszyka",
  },
  redirecting: { title: "Przechodzimy do płatności", description: "Otwieramy bezpieczną stronę płatności." },
} satisfies Messages<typeof en>;
