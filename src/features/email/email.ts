import type { EmailKind } from "./email-kinds.ts";

export const EMAIL_STATES = ["queued", "sending", "sent", "dead", "uncertain", "suppressed"] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** `asked`: only after a person was told that somebody may get it twice. */
export type SendingAgain = "free" | "asked" | "no";

/** Their links live for a while and open a door: they are forgotten once sent, and who needs another asks for it. */
export const SHORT_LIVED: readonly string[] = ["password-reset", "administrator-invited"] satisfies EmailKind[];

interface Sent {
  kind: string;
  state: EmailState;
  /** What it was about is still known: the data of people may have been erased. */
  isKnown: boolean;
}

/** Whether an administrator may send an email once more from the log. */
export function sendingAgain({ kind, state, isKnown }: Sent): SendingAgain {
  if (!isKnown || SHORT_LIVED.includes(kind)) return "no";
  if (state === "dead") return "free";
  if (state === "uncertain") return "asked";
  return state === "sent" && kind.startsWith("order-") ? "free" : "no";
}
