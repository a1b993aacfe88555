import { domainToASCII } from "node:url";
import { sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { insertMany } from "#platform/database/insert-many.ts";
import { AppError } from "#shared/app-error.ts";
import { readCsv, textOf } from "#shared/csv.ts";
import { dayIn, startOfDay } from "#shared/day.ts";
import type { ImportReport, LineReport } from "#shared/import-report.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, nearestLanguage } from "#shared/language.ts";
import { isEmail, tidyEmail } from "../email-address.ts";
import { messages as words } from "../import-messages.ts";
import { SUBSCRIBER_STATUSES } from "../subscriber.ts";
import { type FileLine, readSubscriberCsv, writtenDay } from "../subscriber-csv.ts";
import { knownAddresses, type Subscriber } from "./subscriber-queries.ts";
import { consents, subscribers } from "./subscribers-table.ts";

/** Kept with the consent of each, the same whoever imports it. */
const CONSENT = "Consent given elsewhere on this date, as the shop's administrator states.";

/** Somebody who is to be taken in, or confirmed. */
export interface Input {
  email: string;
  firstName: string | null;
  lastName: string | null;
  consentedAt: Date;
  /** Of somebody new. */
  language: Language;
}

/**
 * Takes over a list of people who agreed elsewhere, all or nothing: one line that cannot be read stops it. A date of
 * consent counts as confirmed; who has left or withdrawn stays away. `language` is that of lines which name none.
 * @throws AppError for what is no text
 */
export async function importSubscribers(
  shop: Pick<AppContext, "db" | "clock" | "secret">,
  bytes: Uint8Array,
  actor: Required<Actor>,
  isTrial: boolean,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ImportReport> {
  const { lines, problems } = readSubscriberCsv(readCsv(readable(bytes)));
  if (problems.length > 0) return { applied: false, problems, lines: [] };
  const { timeZone } = await storeSettings(shop.db);
  return transact(shop.db, async (tx) => {
    const { reports, fresh, confirmed } = await plan(tx, lines, { shop, timeZone, language });
    const applied = !isTrial && reports.every(({ outcome }) => outcome !== "refused");
    if (applied) {
      await takeIn(tx, fresh, CONSENT);
      await confirm(tx, confirmed, CONSENT);
      await writeAudit(tx, actor, {
        action: "subscriber.imported",
        subject: { kind: "file", id: actor.requestId },
        details: { lines: lines.length, new: fresh.length, confirmed: confirmed.length },
      });
    }
    return { applied, problems: [], lines: reports };
  });
}

/** @throws AppError for what is no text, or holds what the database cannot */
function readable(bytes: Uint8Array): string {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const text = textOf(bytes);
  if (isArchive || text.includes("\0")) throw new AppError("invalid", words.noText);
  return text;
}

/** A domain in other letters has a form that every mail server knows. */
function addressOf(typed: string): string {
  const tidy = tidyEmail(typed);
  const at = tidy.lastIndexOf("@");
  const domain = tidy.slice(at + 1);
  // Only where it is needed: what the function changes besides would hide a typing mistake.
  return /[^\x20-\x7e]/.test(domain) ? tidy.slice(0, at + 1) + domainToASCII(domain) : tidy;
}

async function plan(
  tx: Tx,
  lines: readonly FileLine[],
  { shop, timeZone, language }: { shop: Pick<AppContext, "clock" | "secret">; timeZone: string; language: Language },
) {
  const read = lines.map((line) => ({ ...line, email: addressOf(line.email), typed: tidyEmail(line.email) }));
  const known = await knownAddresses(tx, shop.secret, read.map(({ email }) => email).filter(isEmail));
  const today = dayIn(timeZone, shop.clock.now());
  const firstLine = new Map<string, number>();
  const fresh: Input[] = [];
  const confirmed: (Input & { id: string })[] = [];
  const reports = read.map((one): LineReport => {
    const { line, email, typed } = one;
    const report = (outcome: LineReport["outcome"], ...notes: string[]): LineReport => ({
      line,
      name: email.slice(0, 254),
      outcome,
      notes,
    });
    const gone = goneBy(one);
    if (gone) return report("skipped", gone);
    const wrong = faultsOf(one, today);
    if (wrong.length > 0) return report("refused", ...wrong);
    const earlier = firstLine.get(email);
    if (earlier !== undefined) return report("skipped", words.twice(earlier));
    firstLine.set(email, line);
    const input: Input = {
      email,
      firstName: one.firstName || null,
      lastName: one.lastName || null,
      consentedAt: startOfDay(timeZone, writtenDay(one.consentDate) ?? today),
      language: nearestLanguage(one.language) ?? language,
    };
    const reason = reasonToSkip(input, known);
    if (reason) return report("skipped", reason);
    const there: Subscriber | undefined = known.subscribers.get(email);
    if (there?.confirmedAt) return report("unchanged", words.there);
    if (there) {
      confirmed.push({ ...input, id: there.id });
      return report("changed", words.confirms);
    }
    fresh.push(input);
    return report("new", ...(typed === email ? [] : [words.asWritten(email)]));
  });
  return { reports, fresh, confirmed };
}

/** By the status in a shop's own export: whoever has left is not taken in again, nor who never confirmed. */
function goneBy({ status, consentDate }: FileLine): string | null {
  if (status === "unsubscribed") return words.left;
  if (status === "bounced") return words.bounced;
  return status === "active" && consentDate === "" ? words.unconfirmed : null;
}

const isName = (name: string): boolean => name.length <= 100 && !/\p{Cc}/u.test(name);

function faultsOf({ email, firstName, lastName, consentDate, language, status }: FileLine, today: string): string[] {
  const day = writtenDay(consentDate);
  return [
    ...(isEmail(email) ? [] : [words.address]),
    ...(isName(firstName) && isName(lastName) ? [] : [words.name]),
    ...(consentDate === "" ? [words.noDate] : day === null ? [words.date] : day > today ? [words.future] : []),
    ...(status === "" || SUBSCRIBER_STATUSES.some((known) => known === status) ? [] : [words.status]),
    ...(language === "" || nearestLanguage(language) ? [] : [words.language(LANGUAGES.join(", "))]),
  ];
}

function reasonToSkip({ email, consentedAt }: Input, known: Awaited<ReturnType<typeof knownAddresses>>): string | null {
  const there = known.subscribers.get(email);
  if (there?.status === "unsubscribed") return words.left;
  if (there?.status === "bounced") return words.bounced;
  if (known.suppressed.has(email)) return words.suppressed;
  // Who was on the list and is not any more left it, or was deleted.
  if (!there && (known.decided.has(email) || known.erased.has(email))) return words.left;
  // Anybody can type an address again; its owner confirms it.
  const withdrawn = there?.confirmedAt ? undefined : known.withdrawn.get(email);
  if (withdrawn?.isLast) return words.left;
  return withdrawn && withdrawn.at >= consentedAt ? words.withdrawn : null;
}

/**
 * Takes in people who agreed in another shop, on the date that its file tells; nobody is written to. `wording` is kept with each
 * consent. Answers what is to be known of somebody, by address.
 */
export async function takeConsents(
  tx: Tx,
  secret: Buffer,
  people: readonly Input[],
  wording: string,
): Promise<Map<string, string>> {
  const known = await knownAddresses(
    tx,
    secret,
    people.map(({ email }) => email),
  );
  const said = new Map<string, string>();
  const fresh: Input[] = [];
  const confirmed: (Input & { id: string })[] = [];
  for (const one of people) {
    const there = known.subscribers.get(one.email);
    const reason = reasonToSkip(one, known) ?? (there?.confirmedAt ? words.there : null);
    if (reason) said.set(one.email, reason);
    else if (there) confirmed.push({ ...one, id: there.id });
    else fresh.push(one);
  }
  await takeIn(tx, fresh, wording);
  await confirm(tx, confirmed, wording);
  return said;
}

async function takeIn(tx: Tx, fresh: readonly Input[], wording: string): Promise<void> {
  await insertMany(
    tx,
    subscribers,
    fresh.map(({ email, firstName, lastName, consentedAt, language }) => ({
      email,
      firstName,
      lastName,
      language,
      status: "active" as const,
      source: "import",
      subscribedAt: consentedAt,
      confirmedAt: consentedAt,
      id: crypto.randomUUID(),
    })),
  );
  await keepConsents(tx, fresh, wording);
}

async function confirm(tx: Tx, inputs: readonly (Input & { id: string })[], wording: string): Promise<void> {
  const dates = JSON.stringify(inputs.map(({ id, consentedAt }) => ({ id, at: consentedAt })));
  await tx.execute(sql`
    UPDATE subscribers SET confirmed_at = greatest(given.at, subscribed_at)
    FROM json_to_recordset(${dates}::json) AS given(id uuid, at timestamptz) WHERE subscribers.id = given.id`);
  await keepConsents(tx, inputs, wording);
}

const keepConsents = (tx: Tx, inputs: readonly Input[], wording: string): Promise<void> =>
  insertMany(
    tx,
    consents,
    inputs.map(({ email, consentedAt }) => ({
      email,
      purpose: "newsletter" as const,
      given: true,
      wording,
      source: "import",
      at: consentedAt,
    })),
  );
