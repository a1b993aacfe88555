import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./listing-messages.en.ts";

const counted = pluralIn("lt");

export const messages = {
  showing: (count: number) => `Rodoma ${count} ${counted(count, { one: "prekė", few: "prekės", other: "prekių" })}`,
  loadMore: "Rodyti daugiau prekių",
  empty: "Pagal jūsų pasirinkimą prekių nerasta",
  showAll: "Rodyti visas prekes",
  error: "Prekių įkelti nepavyko",
  failed: "Prekių įkelti nepavyko",
  failedBecause: (reason: string) => `Prekių įkelti nepavyko. ${reason}`,
  tryAgain: "Bandyti dar kartą",
} satisfies Messages<typeof en>;
