import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import type { PaymentProvider } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { readCsv, textOf } from "#shared/csv.ts";
import { readPayoutCsv } from "../payout-csv.ts";
import { differencesOf, noteDifferences } from "./match-statement.ts";

/** Providers whose payouts the shop cannot ask for: somebody hands in their report. */
export const WITH_PAYOUT_FILES = ["montonio"] as const satisfies readonly PaymentProvider[];

interface LineReport {
  line: number;
  /** The provider's id. */
  name: string;
  /** `new`: a difference, which becomes a task. */
  outcome: "new" | "unchanged" | "refused";
  notes: string[];
}

interface ImportReport {
  applied: boolean;
  problems: string[];
  lines: LineReport[];
}

/**
 * Compares a payout report with payments and refunds; each difference becomes a task, once. What the report lacks says nothing, as
 * it may be in another one. One line that is not understood stops it. @throws AppError for what is no text
 */
export async function importPayouts(
  shop: Pick<AppContext, "db" | "clock">,
  { provider, bytes, isTrial }: { provider: PaymentProvider; bytes: Uint8Array; isTrial: boolean },
  { by, requestId }: Actor,
): Promise<ImportReport> {
  const text = textOf(bytes);
  if (text.includes("\0") || (bytes[0] === 0x50 && bytes[1] === 0x4b))
    throw new AppError("invalid", "This is no CSV file. In a spreadsheet, save the report as CSV first.");
  const { lines, refused, problems } = readPayoutCsv(readCsv(text));
  if (problems.length > 0) return { applied: false, problems, lines: [] };
  const found = new Map((await differencesOf(shop.db, provider, lines)).map((one) => [one.key, one]));
  const reports: LineReport[] = [
    ...lines.map(({ line, kind, id }): LineReport => {
      const difference = found.get(`${kind} ${id}`);
      const outcome = difference ? "new" : "unchanged";
      return { line, name: id, outcome, notes: difference ? [difference.what] : [] };
    }),
    ...refused.map(
      ({ line, name, note }): LineReport => ({
        ...{ line, name: name.slice(0, 100), outcome: "refused", notes: [note] },
      }),
    ),
  ].toSorted((a, b) => a.line - b.line);
  const applied = !isTrial && refused.length === 0;
  if (applied)
    await transact(shop.db, async (tx) => {
      await noteDifferences(tx, provider, { rows: lines, found: [...found.values()] }, shop.clock.now());
      await writeAudit(tx, {
        ...{ actor: "administrator", actorId: by, requestId, action: "payout-report.compared" },
        subject: { kind: "file", id: requestId },
        details: { lines: lines.length, differences: found.size },
      });
    });
  return { applied, problems: [], lines: reports };
}
