import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./access-messages.en.ts";

export const messages = {
  signIn: "Lūdzu, ienāciet veikala pārvaldībā",
  roles: { administrator: "administratora", superuser: "galvenā administratora" },
  needed: (role: string) => `Vajadzīgas ${role} tiesības`,
} satisfies Messages<typeof en>;
