import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./machine-messages.en.ts";

const counted = pluralIn("pl");
const places = (count: number) =>
  `${count.toLocaleString("pl")} ${counted(count, { one: "miejsce", few: "miejsca", many: "miejsc" })}`;

export const messages = {
  choose: "Wybierz automat paczkowy",
  change: "Wybierz inny",
  chosen: "Wybrany automat paczkowy",
  loading: "Wczytywanie automatów paczkowych",
  none: "Brak dostępnych automatów paczkowych",
  noneIn: (code: string) => `Nie znaleziono automatów paczkowych dla kodu kraju ${code}`,
  noneFound: (term: string) => `Nie znaleziono automatów paczkowych dla „${term}”`,
  noneFoundHint: "Spróbuj podać miasto, ulicę, kod pocztowy albo nazwę sklepu.",
  noneAtAll: "Brak dostępnych automatów paczkowych.",
  retry: "Spróbuj ponownie",
  search: "Szukaj automatu paczkowego",
  searchHint: "Miasto, ulica, kod pocztowy lub nazwa",
  clear: "Wyczyść wyszukiwanie",
  carriers: "Przewoźnicy",
  list: "Automaty paczkowe",
  count: places,
  countNearest: (count: number) => `${places(count)}, od najbliższych`,
  countNear: (count: number, postalCode: string) => `${places(count)}, najpierw blisko ${postalCode}`,
  more: (count: number, provider: string) => `Pokaż więcej (${count}): ${provider}`,
  away: (km: string) => `${km} stąd`,
  hours: (hours: string) => `Czynne ${hours}`,
  kinds: { machine: "", "post-office": "Poczta", shop: "Punkt odbioru" },
  locate: "Użyj mojej lokalizacji",
  notLocated: {
    denied: "Twoja przeglądarka nie udostępnia lokalizacji. Szukaj po mieście lub kodzie pocztowym.",
    unavailable: "Nie udało się ustalić Twojej lokalizacji. Szukaj po mieście lub kodzie pocztowym.",
  },
  noCountry: "Nie znaleziono kraju.",
} satisfies Messages<typeof en>;
