import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  askedBefore: "Diese Zahlung wurde bereits mit anderen Angaben angefordert.",
  noSession: "Einen solchen Zahlungsvorgang gibt es nicht.",
  over: "Diese Zahlung ist bereits abgeschlossen.",
  emailRefused: "Der Zahlungsanbieter nimmt diese E-Mail-Adresse nicht an.",
} satisfies Messages<typeof en>;
