import type { Feed, FeedMachine } from "./feeds/feed.ts";
import type { parcelMachines } from "./parcel-machines-table.ts";

/** A machine as the shop has it from an earlier feed. */
export type KnownMachine = typeof parcelMachines.$inferSelect;

export interface ImportPlan {
  added: FeedMachine[];
  changed: FeedMachine[];
  unchanged: KnownMachine[];
  closed: KnownMachine[];
}

/** What a feed changes. A machine that is missing closes, but not one whose entry merely could not be read. */
export function importPlan(known: readonly KnownMachine[], feed: Feed): ImportPlan {
  const byId = new Map(known.map((machine) => [machine.externalId, machine]));
  const plan: ImportPlan = { added: [], changed: [], unchanged: [], closed: [] };
  for (const machine of feed.machines) {
    const before = byId.get(machine.externalId);
    if (!before) plan.added.push(machine);
    else if (before.isActive && isSame(before, machine)) plan.unchanged.push(before);
    else plan.changed.push(machine);
  }
  const parsed = new Set(feed.machines.map(({ externalId }) => externalId));
  for (const { externalId } of feed.skipped) if (externalId) parsed.add(externalId);
  plan.closed = known.filter(({ externalId, isActive }) => isActive && !parsed.has(externalId));
  return plan;
}

const isSame = (known: KnownMachine, parsed: FeedMachine): boolean =>
  (Object.keys(parsed) as (keyof FeedMachine)[]).every((field) => known[field] === parsed[field]);

/** The countries in which more than half of the open machines would be gone: then the feed is broken, not the world. */
export function shrunkenCountries(known: readonly KnownMachine[], { closed }: ImportPlan): string[] {
  const open = countByCountry(known.filter(({ isActive }) => isActive));
  return [...countByCountry(closed)]
    .filter(([country, gone]) => gone * 2 > (open.get(country) ?? 0))
    .map(([country, gone]) => `${country} (${gone} of ${open.get(country)})`);
}

function countByCountry(machines: readonly KnownMachine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { countryCode } of machines) counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1);
  return counts;
}
