import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./listing-messages.en.ts";

const counted = pluralIn("pl");

export const messages = {
  showing: (count: number) => `${count} ${counted(count, { one: "produkt", few: "produkty", many: "produktów" })}`,
  loadMore: "Pokaż więcej produktów",
  empty: "Brak produktów spełniających kryteria",
  showAll: "Pokaż wszystkie produkty",
  error: "Nie udało się wczytać produktów",
  failed: "Nie udało się pobrać produktów",
  failedBecause: (reason: string) => `Nie udało się pobrać produktów. ${reason}`,
  tryAgain: "Spróbuj ponownie",
} satisfies Messages<typeof en>;
