import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  askedBefore: "Tämä maksu on jo aloitettu toisin tiedoin.",
  noSession: "Tällaista maksua ei ole aloitettu.",
  over: "Tämä maksu on jo päättynyt.",
  emailRefused: "Maksupalvelu ei hyväksy tätä sähköpostiosoitetta.",
} satisfies Messages<typeof en>;
