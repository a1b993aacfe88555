import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./listing-messages.en.ts";

export const messages = {
  showing: (count: number) => (count === 1 ? "1 Produkt" : `${count} Produkte`),
  loadMore: "Mehr Produkte laden",
  empty: "Zu Ihrer Auswahl gibt es keine Produkte",
  showAll: "Alle Produkte anzeigen",
  error: "Produkte konnten nicht geladen werden",
  failed: "Die Produkte konnten nicht geladen werden",
  failedBecause: (reason: string) => `Die Produkte konnten nicht geladen werden. ${reason}`,
  tryAgain: "Noch einmal versuchen",
} satisfies Messages<typeof en>;
