import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  askedBefore: "See makse on juba alustatud teiste andmetega.",
  noSession: "Sellist makset ei ole alustatud.",
  over: "See makse on juba lõppenud.",
} satisfies Messages<typeof en>;
