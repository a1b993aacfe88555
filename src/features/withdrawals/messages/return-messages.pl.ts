import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./return-messages.en.ts";

export const messages = {
  title: "Zwróć produkty",
  lead: "Wybierz, co odsyłasz. O dalszych krokach napiszemy w e-mailu, a pieniądze zwrócimy, gdy towar do nas dotrze.",
  order: (number: string) => `Zamówienie ${number}`,
  notFound: {
    title: "Nie możemy otworzyć tego zwrotu",
    text: "Otwórz go przez link w e-mailu o zamówieniu albo w przeglądarce, w której kupowano.",
  },
  /** null where the days have not begun to count. */
  byLaw: (day: string | null) =>
    day
      ? `Do ${day} możesz zgodnie z prawem odstąpić od umowy bez podania przyczyny: wybierz „Zmiana zdania”. Towar odsyłasz wtedy bez czekania na naszą odpowiedź.`
      : "Zgodnie z prawem możesz odstąpić od umowy bez podania przyczyny w ciągu 14 dni od otrzymania towaru: wybierz „Zmiana zdania”. Towar odsyłasz wtedy bez czekania na naszą odpowiedź.",
  which: "Co odsyłasz?",
  of: (pieces: string) => `z ${pieces}`,
  reason: "Powód",
  reasons: {
    "changed-mind": "Zmiana zdania",
    damaged: "Towar dotarł uszkodzony",
    defective: "Nie działa, jak powinien",
    "wrong-item": "To nie to, co zamówiono",
    other: "Inny powód",
  },
  seal: "Zapieczętowane buteleczki można zwrócić, jeśli plomba jest nienaruszona. Wadliwy towar można zwrócić zawsze.",
  cost: "Za odesłanie płaci kupujący. Jeśli towar jest uszkodzony, wadliwy lub inny niż zamówiony, płacimy my, a zamiast pieniędzy możesz poprosić o naprawę lub wymianę: napisz to w odpowiedzi na naszą wiadomość.",
  send: "Zgłoś zwrot",
  own: "Twoje zwroty",
  states: {
    declared: "Zgłoszony",
    approved: "Zaakceptowany",
    sent: "Odesłany",
    received: "Dotarł",
    checked: "Sprawdzony",
    refunded: "Pieniądze zwrócone",
    exchanged: "Wymieniony",
    refused: "Odrzucony",
    closed: "Zamknięty",
  },
  addPhotos: "Dodaj zdjęcia",
  photosHint: "Najwyżej 4. Dzięki nim zdecydujemy szybciej; widzi je tylko sklep.",
  photos: (count: number, max: number) => `Zdjęcia: ${count} z ${max}`,
  sendingPhotos: "Wysyłanie…",
  photosFull: (max: number) => `Zwrot może mieć najwyżej ${max} zdjęcia.`,
  noPhoto: "Ten plik nie jest czytelnym zdjęciem albo ma ponad 15 MB.",
  mark: "Towar nadany",
  marked: "Dziękujemy. Wiemy, że towar jest w drodze.",
  declared: "Otrzymaliśmy zgłoszenie zwrotu. E-mail jest już w drodze.",
  withdrawn: "Otrzymaliśmy Twoje odstąpienie od umowy. E-mail jest już w drodze, a towar możesz odesłać od razu.",
  sendBy: (day: string) => `Odeślij do ${day} na adres`,
  sendSoon: "Odeślij w ciągu 14 dni na adres",
  back: (goods: string) => `Prosimy odesłać: ${goods}`,
  stays: (goods: string) => `Nie wyślemy: ${goods}`,
  staysUnnamed: "Tego, co jeszcze od nas nie wyszło, nie wyślemy, więc nie musisz tego zwracać.",
  unsent: "Ten towar jeszcze od nas nie wyszedł: nie wyślemy go i nie masz czego odsyłać.",
  why: "Powód",
  empty: "Wybierz co najmniej jeden produkt.",
  gone: "Te produkty są już w zwrocie albo pieniądze za nie zwrócono. Odśwież stronę, aby zobaczyć, co zostało.",
  tooLate: "100 dni na zwrot już minęło. Towar wadliwy nadal możesz zwrócić: wybierz ten powód.",
  notSent: "W tym zamówieniu nie ma czego zwracać: nie zostało wysłane lub opłacone albo pieniądze już wróciły.",
  whyNot: {
    awaiting:
      "Płatność za to zamówienie jeszcze do nas nie dotarła, więc nie ma czego zwracać. Jeśli nie chcesz już tego zamówienia, napisz do nas, a je anulujemy.",
    unpaid:
      "To zamówienie nie zostało opłacone: niczego nie pobrano i niczego nie wysyłamy, więc nie ma czego zwracać ani anulować.",
    leftUnpaid:
      "To zamówienie nie jest jeszcze opłacone, więc zwrotu nie można tu rozpocząć. Jeśli nie chcesz zatrzymać towaru, daj nam znać.",
    review: "Sprawdzamy płatność za to zamówienie. Gdy to zrobimy, produkty będzie można zwrócić tutaj.",
    reversed:
      "Twój bank cofnął płatność za to zamówienie, więc zwrotu nie można tu rozpocząć. Jeśli masz towar, napisz do nas.",
    refunded: "Za całe to zamówienie zwrócono już pieniądze albo wymieniono towar.",
    notLeft:
      "To zamówienie jeszcze od nas nie wyszło, więc nie ma czego odsyłać. Jeśli już go nie chcesz, daj nam znać: nie wyślemy go i zwrócimy pieniądze.",
    cancelled: "To zamówienie zostało anulowane. Jeśli masz z niego towar, napisz do nas.",
  },
  withdraw: "Odstąp od umowy tutaj",
  nothing: "Wszystkie produkty z tego zamówienia są w zwrocie albo pieniądze za nie zwrócono.",
  moved: "Stan tego zwrotu zdążył się zmienić.",
  failed: "Nie udało się tego wysłać. Sprawdź połączenie i spróbuj ponownie.",
} satisfies Messages<typeof en>;
