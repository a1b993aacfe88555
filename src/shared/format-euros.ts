import { euros, formatMoney } from "./money.ts";

/** An amount as endpoints have it. */
export const formatEuros = (amount: number, currency?: string): string => formatMoney(euros(amount), currency);
