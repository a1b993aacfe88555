import { type MethodGroup, takesAmount } from "#shared/method-group.ts";
import type { Cents } from "#shared/money.ts";

/** A way to pay that a provider offers, as data. */
export interface PaymentMethod {
  /** The provider's own id of it, unique there. */
  id: string;
  group: MethodGroup;
  /** A proper name such as "Swedbank"; null for what each language calls otherwise, such as a card. */
  name: string | null;
  /** Buyers of these countries (ISO 3166-1); null for all. */
  countries: readonly string[] | null;
  /** ISO 4217. */
  currencies: readonly string[];
  minCents: Cents;
  /** null for no limit. */
  maxCents: Cents | null;
  /** The money may come days after the order. */
  isDelayed: boolean;
  isRefundable: boolean;
}

export interface MethodQuery {
  /** The buyer's, as ISO 3166-1 writes it. */
  country: string;
  currency: string;
  /** null for any. */
  amountCents: Cents | null;
  /** A language, for names that differ. */
  locale: string;
}

/** What the buyer can pay this amount with. */
export const methodsFor = (
  methods: readonly PaymentMethod[],
  { country, currency, amountCents }: MethodQuery,
): PaymentMethod[] =>
  methods.filter(
    ({ countries, currencies, minCents, maxCents }) =>
      (countries === null || countries.includes(country)) &&
      currencies.includes(currency) &&
      (amountCents === null || takesAmount({ minCents, maxCents }, amountCents)),
  );
