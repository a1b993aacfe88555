import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  askedBefore: "See makse on juba alustatud teiste andmetega.",
  noSession: "Sellist makset ei ole alustatud.",
  over: "See makse on juba lõppenud.",
  emailRefused: "Makseteenuse pakkuja ei võta seda e-posti aadressi vastu.",
} satisfies Messages<typeof en>;
