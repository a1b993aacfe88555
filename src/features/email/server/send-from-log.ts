import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { sendingAgain } from "../email.ts";
import { messages } from "../messages.ts";
import { lockEmail, sendAgain, tryAgain } from "./send-again.ts";

interface Sending extends Actor {
  /** The administrator confirmed that the recipient may get the email twice. */
  isSure: boolean;
}

/** @throws AppError for an email that is gone, being sent, or uncertain without a confirmation */
export async function sendFromLog(shop: AppContext, id: string, { isSure, ...actor }: Sending): Promise<void> {
  await transact(shop.db, async (tx) => {
    const email = await lockEmail(tx, id);
    if (!email) throw new AppError("not-found", messages.gone);
    const may = sendingAgain({ ...email, hasData: Object.keys(email.data).length > 0 });
    if (may === "no") throw new AppError("conflict", messages.notAgain, { code: "NOT_AGAIN" });
    if (may === "asked" && !isSure) throw new AppError("conflict", messages.askFirst, { code: "CONFIRM" });
    if (email.state === "sent") await sendAgain(tx, email, email.recipient);
    else await tryAgain(tx, email);
    await writeAudit(tx, actor, {
      action: "email.sent-again",
      subject: { kind: "email", id },
      details: { kind: email.kind, was: email.state },
    });
  });
}
