import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./access-messages.en.ts";

export const messages = {
  signIn: "Palun logi poe haldusse sisse",
  roles: { administrator: "halduri", superuser: "peakasutaja" },
  needed: (role: string) => `Vajalikud on ${role} õigused`,
} satisfies Messages<typeof en>;
