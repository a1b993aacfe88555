import { METHOD_GROUPS, type MethodGroup } from "#shared/method-group.ts";

const BANKS_FIRST: readonly MethodGroup[] = ["bank", "card", "wallet", "blik", "later"];
const CARDS_FIRST: readonly MethodGroup[] = ["card", "wallet", "bank", "later", "blik"];

/** What most people of a country use first, as far as we know: no survey stands behind a rank. */
const BY_COUNTRY: Readonly<Record<string, readonly MethodGroup[]>> = {
  EE: BANKS_FIRST,
  LV: BANKS_FIRST,
  LT: BANKS_FIRST,
  FI: BANKS_FIRST,
  NL: BANKS_FIRST,
  BE: BANKS_FIRST,
  PL: ["blik", "bank", "card", "wallet", "later"],
  DE: ["wallet", "later", "card", "bank", "blik"],
  AT: ["wallet", "later", "card", "bank", "blik"],
  SE: ["wallet", "later", "card", "bank", "blik"],
  DK: ["wallet", "card", "later", "bank", "blik"],
};

/** Methods as people of this country look for them; within a group in the provider's order. */
export function inOrderOf<T extends { group: MethodGroup }>(country: string, methods: readonly T[]): T[] {
  const order = BY_COUNTRY[country] ?? CARDS_FIRST;
  const rank = ({ group }: T) => (order.includes(group) ? order.indexOf(group) : METHOD_GROUPS.length);
  return methods.toSorted((a, b) => rank(a) - rank(b));
}
