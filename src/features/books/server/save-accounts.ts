import { inArray, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { messages } from "#features/settings/messages.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { BOOKED, type Booked } from "../journal.ts";
import { knownAccounts } from "./book-queries.ts";
import { bookAccounts } from "./books-table.ts";

export type Accounts = Readonly<Record<Booked, string>>;

/**
 * Saves the account numbers that differ from those `seen`; an empty one removes it. The audit log has all of them. @throws AppError
 * "conflict" with the `current` ones where somebody else changed one of these meanwhile
 */
export const saveAccounts = (
  shop: Pick<AppContext, "db">,
  numbers: Accounts,
  seen: Accounts | undefined,
  actor: Actor,
): Promise<void> =>
  transact(shop.db, async (tx) => {
    await tx.execute(sql`LOCK TABLE book_accounts IN SHARE ROW EXCLUSIVE MODE`);
    const current = accountsOf(await knownAccounts(tx));
    const edited = BOOKED.filter(
      (kind) => numbers[kind] !== (seen ?? current)[kind] && numbers[kind] !== current[kind],
    );
    if (seen && edited.some((kind) => seen[kind] !== current[kind]))
      throw new AppError("conflict", messages.changed, { code: "CHANGED", more: { current } });
    if (edited.length === 0) return;
    await tx.delete(bookAccounts).where(inArray(bookAccounts.kind, edited));
    const given = edited.filter((kind) => numbers[kind] !== "").map((kind) => ({ kind, number: numbers[kind] }));
    if (given.length > 0) await tx.insert(bookAccounts).values(given);
    const saved = [...(await knownAccounts(tx))];
    await writeAudit(tx, actor, {
      action: "book-accounts.changed",
      subject: { kind: "setting", id: "book_accounts" },
      details: { name: saved.map(([kind, number]) => `${kind} ${number}`).join(", ") },
    });
  });

/** Of each account, "" where it has no number. */
export const accountsOf = (known: ReadonlyMap<string, string>) =>
  Object.fromEntries(BOOKED.map((booked) => [booked, known.get(booked) ?? ""])) as Record<Booked, string>;
