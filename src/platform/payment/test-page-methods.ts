import { CURRENCIES, cents, euros } from "#shared/money.ts";
import { type MethodQuery, methodsFor, type PaymentMethod } from "./payment-method.ts";

const base = {
  currencies: CURRENCIES,
  minCents: cents(50),
  maxCents: null,
  isDelayed: false,
  isRefundable: true,
} as const satisfies Partial<PaymentMethod>;

const bank = (country: string, name: string): PaymentMethod => ({
  ...base,
  id: `${country}-${name}`.toLowerCase().replaceAll(" ", "-"),
  group: "bank",
  name,
  countries: [country],
});
const brand = (id: string, name: string, group: PaymentMethod["group"], countries: string[] | null): PaymentMethod => ({
  ...base,
  id,
  group,
  name,
  countries,
});

/** What people use in each country, as far as the test page can pretend. No money moves with any. */
const METHODS: readonly PaymentMethod[] = [
  ...["Swedbank", "SEB", "LHV", "Luminor", "Coop Pank"].map((name) => bank("EE", name)),
  ...["Swedbank", "SEB", "Luminor", "Citadele"].map((name) => bank("LV", name)),
  ...["Swedbank", "SEB", "Luminor", "Šiaulių bankas"].map((name) => bank("LT", name)),
  ...["OP", "Nordea", "Danske Bank", "S-Pankki"].map((name) => bank("FI", name)),
  brand("ideal", "iDEAL | Wero", "bank", ["NL"]),
  brand("bancontact", "Bancontact", "bank", ["BE"]),
  brand("eps", "EPS", "bank", ["AT"]),
  brand("p24", "Przelewy24", "bank", ["PL"]),
  { ...base, id: "card", group: "card", name: null, countries: null },
  brand("mobilepay", "MobilePay", "wallet", ["DK", "FI"]),
  brand("paypal", "PayPal", "wallet", null),
  {
    ...brand("klarna", "Klarna", "later", ["AT", "BE", "DE", "ES", "FI", "FR", "IE", "IT", "NL", "PT"]),
    minCents: euros(1),
    maxCents: euros(2000),
  },
  { ...brand("transfer", "Bank transfer", "bank", ["DE", "FR", "NL", "PT"]), isDelayed: true },
];

/** As the page names it; null for what each language calls otherwise. */
export const testMethodName = (id: string): string | null => METHODS.find((method) => method.id === id)?.name ?? null;

/** Null for anything that the test page does not offer. */
export const knownTestMethod = (id: string | null): string | null =>
  METHODS.some((method) => method.id === id) ? id : null;

export const testMethods = (query: MethodQuery): PaymentMethod[] => methodsFor(METHODS, query);
