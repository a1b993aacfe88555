import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import type { PaymentProvider } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { readCsv, textOf } from "#shared/csv.ts";
import type { ImportReport, LineReport } from "#shared/import-report.ts";
import { readPayoutCsv } from "../payout-csv.ts";
import { messages } from "../payout-messages.ts";
import { differenceInWords, differencesOf, noteDifferences } from "./match-statement.ts";
import { noteReportedPayout } from "./note-payouts.ts";
import { notePaidOut, notPaidOut } from "./paid-out.ts";

/** Providers whose payouts the shop cannot ask for: somebody hands in their report. */
export const WITH_PAYOUT_FILES = ["montonio"] as const satisfies readonly PaymentProvider[];

/**
 * Compares a payout report with payments and refunds; each difference becomes a task, once. A payment that it lacks may be in another
 * one: it is a difference where later ones were paid out (`notPaidOut`). One line that is not understood stops it.
 * @throws AppError for what is no text
 */
export async function importPayouts(
  shop: Pick<AppContext, "db" | "clock">,
  { provider, bytes, isTrial }: { provider: PaymentProvider; bytes: Uint8Array; isTrial: boolean },
  actor: Required<Actor>,
): Promise<ImportReport> {
  const text = textOf(bytes);
  if (text.includes("\0") || (bytes[0] === 0x50 && bytes[1] === 0x4b)) throw new AppError("invalid", messages.notCsv);
  const { lines, refused, problems } = readPayoutCsv(readCsv(text));
  if (problems.length > 0) return { applied: false, problems, lines: [] };
  const found = new Map((await differencesOf(shop.db, provider, lines)).map((one) => [one.key, one]));
  const left = await notPaidOut(shop.db, provider, lines);
  const reports: LineReport[] = [
    ...lines.map(({ line, kind, id }): LineReport => {
      const difference = found.get(`${kind} ${id}`);
      const outcome = difference ? "new" : "unchanged";
      return { line, name: id, outcome, notes: difference ? [differenceInWords(difference)] : [] };
    }),
    ...refused.map(
      ({ line, name, note }): LineReport => ({
        line,
        name: name.slice(0, 100),
        outcome: "refused",
        notes: [note],
      }),
    ),
    ...left.map((one): LineReport => ({ line: 0, name: one.id, outcome: "new", notes: [differenceInWords(one)] })),
  ].toSorted((a, b) => a.line - b.line);
  const applied = !isTrial && refused.length === 0;
  if (applied)
    await transact(shop.db, async (tx) => {
      const now = shop.clock.now();
      await noteDifferences(tx, provider, { rows: lines, found: [...found.values(), ...left] }, now);
      await notePaidOut(tx, provider, lines, now);
      await noteReportedPayout(tx, provider, lines, now);
      await writeAudit(tx, actor, {
        action: "payout-report.compared",
        subject: { kind: "file", id: actor.requestId },
        details: { lines: lines.length, differences: found.size + left.length },
      });
    });
  return { applied, problems: [], lines: reports };
}
