import { sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { BOOKED, type Booked } from "../journal.ts";
import { bookAccounts } from "./books-table.ts";

/** Saves all account numbers; an empty one removes it. The audit log has the new ones. */
export const saveAccounts = (
  shop: Pick<AppContext, "db">,
  numbers: Readonly<Partial<Record<Booked, string>>>,
  actor: Actor,
): Promise<void> =>
  transact(shop.db, async (tx) => {
    const given = BOOKED.flatMap((kind) => (numbers[kind] ? [{ kind, number: numbers[kind] }] : []));
    await tx.delete(bookAccounts);
    if (given.length > 0)
      await tx
        .insert(bookAccounts)
        .values(given)
        .onConflictDoUpdate({ target: bookAccounts.kind, set: { number: sql`excluded.number` } });
    await writeAudit(tx, actor, {
      action: "book-accounts.changed",
      subject: { kind: "setting", id: "book_accounts" },
      details: { name: given.map(({ kind, number }) => `${kind} ${number}`).join(", ") },
    });
  });
