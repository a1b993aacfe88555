import { and, desc, eq, gte, or } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { RequesterRefused, type VatRegistry, VatRegistryUnavailable } from "#platform/vat-registry/vat-registry.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { viesRequester } from "../vat-check.ts";
import { requesterRefusedAt } from "./refused-requester.ts";
import { vatChecks, vatRequesterRefusals } from "./vat-checks-table.ts";

export type VatCheck = typeof vatChecks.$inferSelect;

/** An answer stands for so long; a number that is not registered may be a slip, or be registered today, also the shop's own. */
const VALID_MS = 3600_000;
const NOT_REGISTERED_MS = 10 * 60_000;

type Shop = Pick<AppContext, "db" | "clock" | "log" | "vatRegistry">;
type Settings = Pick<StoreSettings, "trader" | "checksVatNumbers">;

/** By registry, so that shops in one process stay apart. */
const underWay = new WeakMap<VatRegistry, Map<string, Promise<VatCheck | null>>>();

/**
 * The answer of VIES about a number such as `DE123456789`, at most an hour old; null where there is none: VIES is silent, or switched off,
 * refuses the shop's own number, or the shop has none in whose name to ask. Who asks for a number that is being asked waits for the same answer. Never call it in a
 * transaction: VIES may take seconds.
 */
export async function checkedNumber(
  shop: Shop,
  number: string,
  settings: Settings,
  /** What VIES did not know or refused a moment ago is asked for again. */
  { isAnew = false } = {},
): Promise<VatCheck | null> {
  const requester = viesRequester(settings);
  if (!requester) return null;
  const asking = underWay.get(shop.vatRegistry) ?? new Map<string, Promise<VatCheck | null>>();
  underWay.set(shop.vatRegistry, asking);
  const key = `${number} ${requester}`;
  const answer =
    asking.get(key) ?? ask(shop, number, { requester, settings, isAnew }).finally(() => asking.delete(key));
  asking.set(key, answer);
  return answer;
}

async function ask(
  shop: Shop,
  number: string,
  { requester, settings, isAnew }: { requester: string; settings: Settings; isAnew: boolean },
): Promise<VatCheck | null> {
  const known = await recentCheck(shop, number, requester);
  if (known && (known.isValid || !isAnew)) return known;
  const refusedAt = await requesterRefusedAt(shop.db, settings);
  if (refusedAt && !isAnew && shop.clock.now().getTime() - refusedAt.getTime() < NOT_REGISTERED_MS) return null;
  try {
    const answer = await shop.vatRegistry.check(number, requester);
    if (refusedAt) await shop.db.delete(vatRequesterRefusals).where(eq(vatRequesterRefusals.requester, requester));
    const [written] = await shop.db
      .insert(vatChecks)
      .values({ number, requester, ...answer, checkedAt: shop.clock.now() })
      .returning();
    return written ?? null;
  } catch (error) {
    if (!(error instanceof VatRegistryUnavailable)) throw error;
    if (error instanceof RequesterRefused) await noteRefusal(shop, requester);
    shop.log.warn({ err: error }, "a VAT number was not confirmed");
    return null;
  }
}

async function noteRefusal({ db, clock }: Shop, requester: string): Promise<void> {
  const refusedAt = clock.now();
  await db
    .insert(vatRequesterRefusals)
    .values({ requester, refusedAt })
    .onConflictDoUpdate({ target: vatRequesterRefusals.requester, set: { refusedAt } });
}

async function recentCheck({ db, clock }: Shop, number: string, requester: string): Promise<VatCheck | null> {
  const since = (ms: number) => new Date(clock.now().getTime() - ms);
  const [known] = await db
    .select()
    .from(vatChecks)
    .where(
      and(
        eq(vatChecks.number, number),
        eq(vatChecks.requester, requester),
        or(
          and(eq(vatChecks.isValid, true), gte(vatChecks.checkedAt, since(VALID_MS))),
          gte(vatChecks.checkedAt, since(NOT_REGISTERED_MS)),
        ),
      ),
    )
    .orderBy(desc(vatChecks.checkedAt))
    .limit(1);
  return known ?? null;
}

/** The answer that an order rests on. */
export async function vatCheckById(db: Db, id: string | null): Promise<VatCheck | null> {
  if (id === null) return null;
  const [found] = await db.select().from(vatChecks).where(eq(vatChecks.id, id));
  return found ?? null;
}
