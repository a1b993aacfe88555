import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noPath: "Tai ne kelias failų saugykloje.",
  wrongType: (type: string) => `${type} tipo failas negali turėti tokio pavadinimo.`,
  taken: "Failas tokiu pavadinimu jau yra.",
} satisfies Messages<typeof en>;
