import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./session-messages.en.ts";

export const messages = {
  signedOut: "Prisijunkite prie parduotuvės valdymo",
  otherPasskey: (email: string) => `Šis prieigos raktas priklauso ${email}.`,
} satisfies Messages<typeof en>;
