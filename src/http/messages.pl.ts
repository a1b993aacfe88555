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
  busyPage: {
    title: "Chwileczkę",
    text: "Sklep odwiedza teraz wiele osób. Twój koszyk jest zachowany.",
    again: "Spróbuj ponownie",
  },
} satisfies Messages<typeof en>;
