import { and, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { AppContext } from "#platform/context.ts";
import { type Db, noRow, type Tx } from "#platform/database/database.ts";
import { cachedAnswers } from "#platform/events/cached-answers.ts";
import { startOfDay } from "#shared/day.ts";
import { currentLanguage } from "#shared/language.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { IN_FORCE, type Policy, type PolicySource } from "../policy.ts";
import { policyVersions } from "./policy-versions-table.ts";
import { startText } from "./render-policy.ts";

const NEWEST = [desc(policyVersions.validFrom), desc(policyVersions.version)];

const hasBegun = (policy: SQL, at: Date) =>
  and(
    policy,
    eq(policyVersions.language, currentLanguage()),
    lte(policyVersions.validFrom, at),
    isNull(policyVersions.withdrawnAt),
  );

export interface PolicyInForce extends PolicySource {
  policy: Policy;
  /** 0 is the start text of the program. */
  version: number;
  validFrom: Date;
}

/**
 * The policy that is in force at that moment in the language that is spoken: the newest version that has begun, else the
 * start text. Languages have versions of their own; the back office says which one is behind.
 */
export async function policyInForce(
  db: Db | Tx,
  { policy, ...moment }: { policy: Policy } & Moment,
): Promise<PolicyInForce> {
  const [found = noRow()] = await policiesInForce(db, { policies: [policy], ...moment });
  return found;
}

type Moment = { at: Date } & Pick<StoreSettings, "timeZone">;

/** Likewise several policies, in this order. */
export async function policiesInForce(
  db: Db | Tx,
  { policies, at, timeZone }: { policies: readonly Policy[] } & Moment,
): Promise<PolicyInForce[]> {
  const { policy, version, title, lead, body, validFrom } = policyVersions;
  const rows = await db
    .selectDistinctOn([policy], { policy, version, title, lead, body, validFrom })
    .from(policyVersions)
    .where(hasBegun(sql`${policy} = ANY(${sql.param([...policies])})`, at))
    .orderBy(policy, ...NEWEST);
  return policies.map(
    (wanted) =>
      rows.find((row) => row.policy === wanted) ?? {
        ...startText(wanted),
        policy: wanted,
        version: 0,
        validFrom: startOfDay(timeZone, IN_FORCE),
      },
  );
}

/** Its number alone, to be asked within another statement; 0 is the start text. */
export function versionInForce(policy: Policy, at: Date): SQL<number> {
  const newest = new QueryBuilder()
    .select({ version: policyVersions.version })
    .from(policyVersions)
    .where(hasBegun(eq(policyVersions.policy, policy), at))
    .orderBy(...NEWEST)
    .limit(1);
  return sql<number>`coalesce(${newest}, 0)`;
}

const ownSince = cachedAnswers<Date | null>(["content"]);

/** Whether the start text of the policy is in force in the language that is spoken, as each process knows it. */
export async function isStartText(
  { db, events, clock }: Pick<AppContext, "db" | "events" | "clock">,
  policy: Policy,
): Promise<boolean> {
  const language = currentLanguage();
  const { validFrom, withdrawnAt } = policyVersions;
  const since = await ownSince(events, `${policy} ${language}`, async () => {
    const [own] = await db
      .select({ validFrom })
      .from(policyVersions)
      .where(and(eq(policyVersions.policy, policy), eq(policyVersions.language, language), isNull(withdrawnAt)))
      .orderBy(validFrom)
      .limit(1);
    return own?.validFrom ?? null;
  });
  return since === null || since > clock.now();
}

/** Versions of one policy in one language, the newest first. */
export const versionsOf = (db: Db | Tx, policy: Policy, language: string) =>
  db
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.policy, policy), eq(policyVersions.language, language)))
    .orderBy(desc(policyVersions.version));
