import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = pluralIn("pl");

export const messages = {
  offline: "Brak połączenia z internetem.",
  whenConnected: "Spróbuj ponownie po połączeniu.",
  away: "Nie można połączyć się ze sklepem.",
  checkConnection: "Sprawdź połączenie i spróbuj ponownie.",
  slow: "Sklep zbyt długo nie odpowiada.",
  unreadable: "Nie udało się odczytać odpowiedzi sklepu.",
  busy: "Sklep jest w tej chwili przeciążony.",
  fault: "Coś poszło nie tak po naszej stronie.",
  tooOften: "W krótkim czasie było zbyt wiele prób.",
  notThere: "Tego już nie ma.",
  refused: "Sklep nie mógł tego zrobić.",
  checkInput: "Sprawdź wpisane dane.",
  again: "Spróbuj ponownie.",
  againIn: (time: string) => `Spróbuj ponownie za ${time}.`,
  time: {
    seconds: (count: number) => `${count} ${counted(count, { one: "sekundę", few: "sekundy", many: "sekund" })}`,
    minutes: (count: number) => `${count} ${counted(count, { one: "minutę", few: "minuty", many: "minut" })}`,
    hours: (count: number) => `${count} ${counted(count, { one: "godzinę", few: "godziny", many: "godzin" })}`,
  },
  networkError: "Błąd sieci. Spróbuj ponownie.",
} satisfies Messages<typeof en>;
