import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./listing-messages.en.ts";

export const messages = {
  showing: (count: number) => `Näitame ${count} toodet`,
  loadMore: "Laadi veel tooteid",
  empty: "Valikule vastavaid tooteid ei leitud",
  showAll: "Näita kõiki tooteid",
  error: "Toodete laadimine ebaõnnestus",
  failed: "Tooteid ei õnnestunud laadida",
  failedBecause: (reason: string) => `Tooteid ei õnnestunud laadida. ${reason}`,
  tryAgain: "Proovi uuesti",
} satisfies Messages<typeof en>;
