import type { Unit } from "#features/products/unit-price.ts";
import { type DeliveryCountry, isDeliveryCountry } from "./countries.ts";

interface UnitRule {
  /** 100 ml may be used instead of the litre, which is lawful everywhere. */
  allows100Ml?: true;
  /** Below so many ml the country asks for no unit price. It is shown all the same: an exemption is a permission. */
  exemptBelowMl?: number;
  source: string;
  /** False until a lawyer of the country has read the source: then the litre is used. */
  isConfirmed: boolean;
}

const FRAME: UnitRule = { source: "98/6/EC, article 2(b)", isConfirmed: false };

/** The unit that prices by volume are counted in (table H of the law sheet, as of 2026-11-22). */
export const UNIT_RULES: Record<DeliveryCountry, UnitRule | null> = {
  AT: { allows100Ml: true, exemptBelowMl: 20, source: "PrAG 10b, 10c", isConfirmed: false },
  BE: FRAME,
  BG: FRAME,
  HR: FRAME,
  CY: FRAME,
  CZ: FRAME,
  DE: { exemptBelowMl: 10, source: "PAngV 4, 5, since 2022-05-28", isConfirmed: true },
  DK: FRAME,
  EE: { exemptBelowMl: 50, source: "TKS 4, 5 and the minister's decree", isConfirmed: false },
  ES: FRAME,
  FI: FRAME,
  FR: { source: "decrees of 1982 and 1987", isConfirmed: false },
  GR: FRAME,
  HU: FRAME,
  IE: FRAME,
  IT: FRAME,
  LV: { exemptBelowMl: 50, source: "98/6/EC, article 2(b)", isConfirmed: false },
  LT: { allows100Ml: true, exemptBelowMl: 50, source: "98/6/EC, article 2(b)", isConfirmed: false },
  LU: FRAME,
  MT: FRAME,
  NL: FRAME,
  PL: { source: "act on information on prices of 2014, decree of 2015", isConfirmed: false },
  PT: FRAME,
  RO: FRAME,
  SK: FRAME,
  SI: FRAME,
  SE: FRAME,
  // No federal rule: the litre does no harm.
  US: null,
};

/** The unit for goods that are sent there. */
export function unitOfPrice(country: string, rules: Readonly<Record<string, UnitRule | null>> = UNIT_RULES): Unit {
  const rule = isDeliveryCountry(country) ? rules[country] : null;
  return rule?.isConfirmed && rule.allows100Ml ? "100 ml" : "l";
}
