import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  fault: "Coś poszło nie tak po naszej stronie. Spróbuj ponownie.",
  diskFull: "Dysk sklepu jest pełny, więc nic nie zapisano. Powiadom osobę, która prowadzi serwer.",
  away: "Sklep jest chwilowo przeciążony. Spróbuj ponownie.",
  inUse: "Ktoś inny zmienia teraz to samo, dlatego nic nie zapisano. Spróbuj ponownie.",
  busy: "Sklep jest chwilowo bardzo przeciążony. Spróbuj ponownie.",
  unstorable: "Tekst zawiera znaki, których nie można zapisać.",
  foreignForm: (address: string) => `Ten formularz wysłano z innej strony. Otwórz ${address} i spróbuj ponownie.`,
  body: {
    nul: "Tekst nie może zawierać znaku NUL.",
    notUtf8: "Treść żądania nie jest tekstem UTF-8.",
    mustBeJson: "Treść żądania musi być w formacie JSON, wysłana jako application/json.",
    tooLarge: (size: string) => `Treść żądania jest większa niż ${size}.`,
    notJson: "Treść żądania nie jest poprawnym JSON-em.",
    halfCharacter: "Tekst nie może zawierać połowy pary zastępczej.",
    tooDeep: "Treść żądania jest zbyt głęboko zagnieżdżona.",
  },
  tooOften: "Zbyt wiele żądań w krótkim czasie",
  notFound: "Nie znaleziono",
  noFile: "Nie ma takiego pliku.",
  noFunction: "Nie ma takiej funkcji.",
  tooManyListen: "Zbyt wiele stron nasłuchuje jednocześnie.",
  busyPage: {
    title: "Chwileczkę",
    text: "Sklep odwiedza teraz wiele osób. Twój koszyk jest zachowany.",
    again: "Spróbuj ponownie",
  },
} satisfies Messages<typeof en>;
