import { eq, sql } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { Shop } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { announce } from "#platform/events/events.ts";
import { Refusal } from "#shared/app-error.ts";
import { sendingAgain } from "../email.ts";
import { texts } from "../texts.ts";
import { type Letter, TO_ALL } from "./claim-email.ts";
import { letterAttempts, letters } from "./emails-table.ts";
import { lockLetter, sendAgain } from "./send-again.ts";

interface Deed {
  /** The person was told that somebody may get the letter twice. */
  isSure: boolean;
  by: string;
  requestId: string;
}

/** @throws Refusal for a letter that is gone, on its way, or uncertain while nobody is sure */
export async function sendFromLog(shop: Shop, id: string, { isSure, by, requestId }: Deed): Promise<void> {
  await transact(shop.db, async (tx) => {
    const letter = await lockLetter(tx, id);
    if (!letter) throw new Refusal("not-found", texts.gone);
    const may = sendingAgain({ ...letter, isKnown: Object.keys(letter.data).length > 0 });
    if (may === "no") throw new Refusal("conflict", texts.notAgain, { code: "NOT_AGAIN" });
    if (may === "asked" && !isSure) throw new Refusal("conflict", texts.askFirst, { code: "CONFIRM" });
    if (letter.state === "sent") await sendAgain(tx, letter, letter.recipient);
    else await tryAgain(tx, letter);
    await writeAudit(tx, {
      ...{ actor: "administrator", actorId: by, action: "letter.sent-again", requestId },
      subject: { kind: "letter", id },
      details: { kind: letter.kind, was: letter.state },
    });
  });
}

/** The same letter, under its Message-ID. One of a campaign goes as a letter to one person: its campaign may be over. */
async function tryAgain(tx: Tx, { id, priority }: Letter): Promise<void> {
  await tx
    .update(letters)
    .set({ state: "queued", priority: Math.min(priority, TO_ALL - 1), triedSince: null, nextAttemptAt: sql`now()` })
    .where(eq(letters.id, id));
  await tx.insert(letterAttempts).values({ letterId: id, outcome: "resend-asked" });
  await announce(tx, { kind: "letter", id });
}
