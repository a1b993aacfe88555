import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { currentLanguage } from "#shared/language.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { IN_FORCE } from "../policy.ts";
import { type PolicyInForce, policyInForce, versionInForce } from "./policy-queries.ts";
import { agreedTerms } from "./policy-versions-table.ts";
import { policyText } from "./render-policy.ts";

/** What an order notes of the terms it agreed to. */
export interface TermsOfOrder {
  /** `start 2026-11-21` or the number of the version. */
  version: string;
  hash: Buffer;
}

/** What stood above the order button: the words, and the official file if one stood in their place. */
export interface SeenNotice {
  words: string;
  file: string | null;
}

/** The terms before an order's transaction, and all that is needed to word them again in it. */
export interface RecordedTerms extends TermsOfOrder {
  inForce: PolicyInForce;
  settings: StoreSettings;
  notice: SeenNotice;
  /** They are read again for the next order. */
  forget(): void;
}

const ofMoment = (at: Date, { timeZone }: StoreSettings) => ({ policy: "terms-of-service" as const, at, timeZone });

/** What each process knows: the terms in force as it last read them, by language, and wordings that are recorded for good. */
interface Known {
  inForce: Map<string, PolicyInForce>;
  /** By language, version and settings: wording them anew takes longer than all else of an order. */
  recorded: Map<string, TermsOfOrder>;
}
const known = new WeakMap<object, Known>();
const MAX_RECORDED = 100;

/**
 * The terms before an order's transaction, recorded for good with the notice that stands beside them. Usually without a
 * question: the transaction asks for the version.
 */
export async function recordTerms(
  db: Db,
  settings: StoreSettings,
  notice: SeenNotice,
  at: Date,
): Promise<RecordedTerms> {
  const { inForce: read, recorded } = known.get(db) ?? { inForce: new Map(), recorded: new Map() };
  known.set(db, { inForce: read, recorded });
  const language = currentLanguage();
  const inForce = read.get(language) ?? (await policyInForce(db, ofMoment(at, settings)));
  read.set(language, inForce);
  const more = { inForce, settings, notice, forget: () => read.delete(language) };
  const key = JSON.stringify([language, inForce.version, settings, notice]);
  const before = recorded.get(key);
  if (before) return { ...before, ...more };
  const { row, ...terms } = wordingOf(inForce, settings, notice);
  await db.insert(agreedTerms).values(row).onConflictDoNothing();
  if (recorded.size >= MAX_RECORDED) recorded.clear();
  recorded.set(key, terms);
  return { ...terms, ...more };
}

/** What an order's transaction asks to know whether the terms are those that were recorded before it. */
export const termsVersion = (at: Date): SQL<number> => versionInForce("terms-of-service", at);

/** Within an order's transaction: the version that has begun by then is the one that counts (L32). */
export async function agreeToTerms(tx: Tx, before: RecordedTerms, version: number, at: Date): Promise<TermsOfOrder> {
  if (version === before.inForce.version) return before;
  before.forget();
  const inForce = await policyInForce(tx, ofMoment(at, before.settings));
  const { row, ...terms } = wordingOf(inForce, before.settings, before.notice);
  await tx.insert(agreedTerms).values(row).onConflictDoNothing();
  return terms;
}

function wordingOf(inForce: PolicyInForce, settings: StoreSettings, { words: notice, file: noticeFile }: SeenNotice) {
  const { title, lead, sections } = policyText("terms-of-service", inForce, settings);
  const language = currentLanguage();
  const version = inForce.version === 0 ? `start ${IN_FORCE}` : String(inForce.version);
  const body = sections.map(({ html }) => html).join("\n");
  const { validFrom } = inForce;
  const wording = [
    language,
    version,
    title,
    lead,
    body,
    validFrom.toISOString(),
    notice,
    ...(noticeFile ? [noticeFile] : []),
  ];
  const hash = createHash("sha256").update(JSON.stringify(wording)).digest();
  return { version, hash, row: { hash, language, version, title, lead, body, validFrom, notice, noticeFile } };
}
