import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./access-messages.en.ts";

export const messages = {
  signIn: "Prisijunkite prie parduotuvės valdymo",
  roles: { administrator: "administratoriaus", superuser: "vyriausiojo administratoriaus" },
  needed: (role: string) => `Reikia ${role} teisių`,
} satisfies Messages<typeof en>;
