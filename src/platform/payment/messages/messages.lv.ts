import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  askedBefore: "Šis maksājums jau ir sākts ar citiem datiem.",
  noSession: "Šāds maksājums nav sākts.",
  over: "Šis maksājums jau ir beidzies.",
  emailRefused: "Maksājumu pakalpojuma sniedzējs nepieņem šo e-pasta adresi.",
} satisfies Messages<typeof en>;
