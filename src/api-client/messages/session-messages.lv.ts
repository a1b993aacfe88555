import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./session-messages.en.ts";

export const messages = {
  signedOut: "Lūdzu, ienāciet veikala pārvaldībā",
  otherPasskey: (email: string) => `Šī piekļuves atslēga pieder ${email}.`,
} satisfies Messages<typeof en>;
