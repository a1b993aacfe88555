import { AppError } from "#shared/app-error.ts";
import { messages as issues } from "#shared/issue-messages.ts";
import { isPrintable } from "#shared/printable.ts";

/**
 * Refuses letters that the fonts of invoices lack, in what differs from before: an order may have them from an earlier version. `paths`
 * names what is printed as its request calls it. @throws AppError "invalid"
 */
export function refuseUnprintable<Of extends object>(
  before: Of,
  after: Of,
  paths: Partial<Record<keyof Of, string>>,
): void {
  const wrong = (Object.keys(paths) as (keyof Of)[]).flatMap((key) => {
    const text = after[key];
    return typeof text === "string" && text !== before[key] && !isPrintable(text) ? (paths[key] ?? []) : [];
  });
  if (wrong.length === 0) return;
  throw new AppError("invalid", issues.invalid, {
    details: wrong.map((path) => issues.sentence(path.replace(/^.*\./, ""), issues.letters)),
    more: { fields: Object.fromEntries(wrong.map((path) => [path, issues.letters])) },
  });
}
