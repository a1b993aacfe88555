import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noPath: "Šis nav ceļš failu krātuvē.",
  wrongType: (type: string) => `Failam ar tipu ${type} nevar būt šāds nosaukums.`,
  taken: "Fails ar šādu nosaukumu jau ir.",
} satisfies Messages<typeof en>;
