import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./listing-messages.en.ts";

const counted = pluralIn("lv");

export const messages = {
  showing: (count: number) => `Kopā ${count} ${counted(count, { zero: "preču", one: "prece", other: "preces" })}`,
  loadMore: "Rādīt vairāk preču",
  empty: "Jūsu izvēlei atbilstošu preču nav",
  showAll: "Rādīt visas preces",
  error: "Preces neizdevās ielādēt",
  failed: "Preces neizdevās ielādēt",
  failedBecause: (reason: string) => `Preces neizdevās ielādēt. ${reason}`,
  tryAgain: "Mēģināt vēlreiz",
} satisfies Messages<typeof en>;
