import { and, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#platform/database/database.ts";
import { startOfDay } from "#shared/day.ts";
import { currentLanguage } from "#shared/language.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { IN_FORCE, type Policy, type PolicySource } from "../policy.ts";
import { policyVersions } from "./policy-versions-table.ts";
import { startText } from "./render-policy.ts";

const NEWEST = [desc(policyVersions.validFrom), desc(policyVersions.version)];

const hasBegun = (policy: Policy, at: Date) =>
  and(
    eq(policyVersions.policy, policy),
    eq(policyVersions.language, currentLanguage()),
    lte(policyVersions.validFrom, at),
    isNull(policyVersions.withdrawnAt),
  );

export interface PolicyInForce extends PolicySource {
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
  { policy, at, timeZone }: { policy: Policy; at: Date } & Pick<StoreSettings, "timeZone">,
): Promise<PolicyInForce> {
  const { version, title, lead, body, validFrom } = policyVersions;
  const [row] = await db
    .select({ version, title, lead, body, validFrom })
    .from(policyVersions)
    .where(hasBegun(policy, at))
    .orderBy(...NEWEST)
    .limit(1);
  return row ?? { ...startText(policy), version: 0, validFrom: startOfDay(timeZone, IN_FORCE) };
}

/** Its number alone, to be asked within another statement; 0 is the start text. */
export function versionInForce(policy: Policy, at: Date): SQL<number> {
  const newest = new QueryBuilder()
    .select({ version: policyVersions.version })
    .from(policyVersions)
    .where(hasBegun(policy, at))
    .orderBy(...NEWEST)
    .limit(1);
  return sql<number>`coalesce(${newest}, 0)`;
}

/** Versions of one policy in one language, the newest first. */
export const versionsOf = (db: Db | Tx, policy: Policy, language: string) =>
  db
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.policy, policy), eq(policyVersions.language, language)))
    .orderBy(desc(policyVersions.version));
