import { z } from "zod";
import type { Clock } from "#platform/clock/clock.ts";
import { cents, euros } from "#shared/money.ts";
import type { MontonioApi } from "./montonio-api.ts";
import type { PaymentMethod } from "./payment-method.ts";

const bank = z.object({
  code: z.string().regex(/^\w{2,20}$/),
  name: z.string().min(1).max(100),
  supportedCurrencies: z.array(z.string()).optional(),
  uiPosition: z.number().nullish(),
});
const country = z.object({
  supportedCurrencies: z.array(z.string()).default([]),
  paymentMethods: z.array(z.unknown()),
});
const answer = z.object({ paymentMethods: z.record(z.string(), z.unknown()) });
const banks = z.object({ setup: z.record(z.string(), z.unknown()) });

const DEFAULTS = {
  name: null,
  countries: null,
  currencies: ["EUR"],
  minCents: cents(50),
  maxCents: null,
  isDelayed: false,
  isRefundable: true,
} as const satisfies Partial<PaymentMethod>;

/** Montonio's names of what is no bank. Limits and countries of financing are those of its own plugin. */
const OTHERS: Readonly<Record<string, PaymentMethod>> = {
  cardPayments: { ...DEFAULTS, id: "card", group: "card" },
  mobilePay: { ...DEFAULTS, id: "mobilepay", group: "wallet", name: "MobilePay", countries: ["DK", "FI"] },
  blik: { ...DEFAULTS, id: "blik", group: "blik", name: "BLIK", countries: ["PL"], currencies: ["PLN"] },
  bnpl: {
    ...DEFAULTS,
    id: "bnpl",
    group: "later",
    countries: ["EE"],
    minCents: euros(30),
    maxCents: euros(2500),
  },
};

/** While the list is not known: Montonio's own page then asks for the bank. */
const FALLBACK: readonly PaymentMethod[] = [
  { ...DEFAULTS, id: "bank", group: "bank", countries: ["EE", "LV", "LT", "FI", "DE"] },
];

/** A bank by country and code: one code may be in several countries. */
const BANK_ID = /^bank:([A-Z]{2}):(\w{2,20})$/;

/** How Montonio calls a method of the shop. @param country of the buyer, for the page that asks for the bank */
export function methodOptions(id: string | undefined, country: string | undefined) {
  const [, preferredCountry = country, preferredProvider] = BANK_ID.exec(id ?? "") ?? [];
  const other = Object.entries(OTHERS).find(([, method]) => method.id === id);
  if (other) return { method: other[0], methodOptions: {} };
  return {
    method: "paymentInitiation",
    methodOptions: {
      ...(preferredCountry ? { preferredCountry } : {}),
      ...(preferredProvider ? { preferredProvider } : {}),
    },
  };
}

/** Banks come by their place in Montonio's list, what cannot be read is left out. */
function readMethods(told: unknown): PaymentMethod[] {
  const { paymentMethods } = answer.parse(told);
  const { data } = banks.safeParse(paymentMethods.paymentInitiation);
  const links = Object.entries(data?.setup ?? {}).flatMap(([code, setup]) => banksOf(code, setup));
  return [...links, ...Object.entries(OTHERS).flatMap(([name, method]) => (name in paymentMethods ? [method] : []))];
}

function banksOf(code: string, setup: unknown): PaymentMethod[] {
  const list = country.safeParse(setup);
  if (!list.success) return [];
  return list.data.paymentMethods
    .flatMap((one) => bank.safeParse(one).data ?? [])
    .toSorted((a, b) => (a.uiPosition ?? Number.MAX_VALUE) - (b.uiPosition ?? Number.MAX_VALUE))
    .map(({ code: bic, name, supportedCurrencies }) => ({
      ...DEFAULTS,
      id: `bank:${code}:${bic}`,
      group: "bank",
      name,
      countries: [code],
      currencies: supportedCurrencies ?? list.data.supportedCurrencies,
    }));
}

const FRESH_MS = 3600_000;
/** After a failed call, so that a silent provider is not asked at every page view. */
const AGAIN_MS = 60_000;
/** How long the first buyer after a start waits for the list. */
const WAIT_MS = 2_000;

/** The list that Montonio last gave. It is read again each hour, and no buyer waits for that. */
export function methodList(api: MontonioApi, clock: Clock): () => Promise<readonly PaymentMethod[]> {
  let known: readonly PaymentMethod[] | null = null;
  let readAgainAt = 0;
  let reading: Promise<void> | null = null;
  const read = async () => {
    try {
      known = readMethods(await api.get("/stores/payment-methods"));
      readAgainAt = clock.now().getTime() + FRESH_MS;
    } catch {
      readAgainAt = clock.now().getTime() + AGAIN_MS;
    } finally {
      reading = null;
    }
  };
  return async () => {
    if (clock.now().getTime() >= readAgainAt) reading ??= read();
    if (known === null && reading) await Promise.race([reading, waited()]);
    return known ?? FALLBACK;
  };
}

const waited = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, WAIT_MS).unref();
  });
