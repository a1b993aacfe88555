import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noPath: "See ei ole failihoidla tee.",
  wrongType: (type: string) => `Failil tüübiga ${type} ei saa olla sellist nime.`,
  taken: "Sellise nimega fail on juba olemas.",
} satisfies Messages<typeof en>;
