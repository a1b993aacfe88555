import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./listing-messages.en.ts";

export const messages = {
  showing: (count: number) => (count === 1 ? "1 tuote" : `${count} tuotetta`),
  loadMore: "Lataa lisää tuotteita",
  empty: "Valintaasi vastaavia tuotteita ei löytynyt",
  showAll: "Näytä kaikki tuotteet",
  error: "Tuotteiden lataaminen epäonnistui",
  failed: "Tuotteita ei voitu hakea",
  failedBecause: (reason: string) => `Tuotteita ei voitu hakea. ${reason}`,
  tryAgain: "Yritä uudelleen",
} satisfies Messages<typeof en>;
