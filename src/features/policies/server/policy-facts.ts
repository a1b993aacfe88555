import { producerNumbers } from "#features/settings/trader.ts";
import { countryName, DELIVERY_COUNTRY_CODES } from "#features/shipping/countries.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { currentLocale } from "#shared/language.ts";
import { mailto } from "#shared/mailto.ts";
import { formatMoney } from "#shared/money.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { textLines } from "#shared/text-lines.ts";
import { KEEP_PERIODS, ORDER_YEARS, PEOPLE_KEPT_DAYS } from "../keep-periods.ts";
import { text } from "../policy-text.ts";

export type Facts = Readonly<Record<string, string>>;

/** Who gets personal data from the shop, by what is switched on (L50). */
export interface Processors {
  payment: readonly string[];
  email: readonly string[];
  /** Whose script shows payment fields in a page of the shop. */
  paymentFields: string | null;
}
export const NO_PROCESSORS: Processors = { payment: [], email: [], paymentFields: null };

const inBrackets = (names: readonly string[]): string => (names.length > 0 ? ` (${names.join(", ")})` : "");

/** Facts that stand within a sentence, as plain text. */
export function factsOf(settings: StoreSettings, processors: Processors): Facts {
  const { storeName, storeEmail, traderName, traderAddress, processingTime } = settings;
  const { subject, body } = text.withdrawalLetter;
  const letter = `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body(storeName))}`;
  return {
    storeName,
    storeEmail,
    processingTime,
    paymentProviders: inBrackets(processors.payment),
    emailProvider: inBrackets(processors.email),
    traderName: traderName || storeName,
    /** The trader as the law wants it named: who, and where. */
    trader: [traderName || storeName, ...textLines(traderAddress)].join(", "),
    orderYears: String(ORDER_YEARS),
    unpaidOrderDays: String(KEEP_PERIODS.unpaidOrder.days),
    emailDays: String(PEOPLE_KEPT_DAYS.email),
    freeShippingThreshold: formatMoney(settings.freeShippingThreshold),
    courierCost: formatMoney(settings.courierShippingCost),
    parcelMachineCost: formatMoney(settings.parcelMachineShippingCost),
    countries: new Intl.ListFormat(currentLocale()).format(DELIVERY_COUNTRY_CODES.map(nameInSentence)),
    withdrawalLetter: mailto(storeEmail) + letter,
  };
}

/** Who sells and how to reach them, in one line. */
export const traderLine = ({ traderName, traderAddress, storeName, storeEmail, trader }: StoreSettings): string =>
  [traderName || storeName, ...textLines(traderAddress), trader.trader_phone, storeEmail].filter(Boolean).join(", ");

/** Who sells, for the foot of an email: name and address, then the numbers by which registers and the tax office know them. */
export function sellerLine({ traderName, traderAddress, storeName, trader }: StoreSettings): string {
  const numbers: Item[] = [
    [text.facts.registerNumber, trader.trader_register_number],
    [text.facts.vatNumber, trader.trader_vat_number],
  ];
  return [
    [traderName || storeName, ...textLines(traderAddress)].join(", "),
    // A label and its number stand on one line.
    ...numbers.flatMap(([label, number]) => (number ? `${label} ${number}`.replaceAll(" ", "\u00a0") : [])),
  ].join("\u00a0· ");
}

/** English takes an article before one of them. */
const nameInSentence = (code: string): string =>
  countryName(code) === "United States" ? "the United States" : countryName(code);

export type Item = readonly [label: string, value: string | undefined, address?: string];

/** Who sells, line by line (L49). What is not set is left out. */
export function traderItems(settings: StoreSettings): Item[] {
  const { traderName, traderAddress, storeName, trader } = settings;
  const { facts } = text;
  return [
    [facts.seller, traderName || storeName],
    [facts.address, textLines(traderAddress).join(", ")],
    [facts.representative, trader.trader_representative],
    [facts.register, trader.trader_register],
    [facts.registerNumber, trader.trader_register_number],
    [facts.capital, trader.trader_capital],
    [facts.vatNumber, trader.trader_vat_number],
    [facts.supervisor, trader.trader_supervisor],
  ];
}

export const contactItems = ({ storeEmail, trader }: StoreSettings): Item[] => [
  [text.facts.email, storeEmail, mailto(storeEmail)],
  [text.facts.phone, trader.trader_phone],
];

/** By country, as each state asks for its own numbers (L53, L54). */
const producerItems = ({ trader }: StoreSettings): Item[] =>
  (["packaging", "weee", "batteries"] as const).flatMap((kind) =>
    producerNumbers(trader[`epr_${kind}`] ?? "").map(
      ({ country, number }): Item => [`${text.facts[kind]}, ${countryName(country)}`, number],
    ),
  );

/** Facts that are a list or paragraph of their own, as HTML (L49, L53 to L55). */
export const listsOf = (settings: StoreSettings, { paymentFields }: Processors): Facts => ({
  paymentFields: paymentFields ? `<p>${escapeHtml(text.facts.paymentFields(paymentFields))}</p>` : "",
  traderFacts: list(traderItems(settings)),
  contactFacts: list(contactItems(settings)),
  producerFacts: list(producerItems(settings)),
  disputeFacts: list([
    [text.facts.disputeBody, settings.trader.trader_dispute_body],
    // States that ask for a link on the page of whoever delivers there.
    [
      `${text.facts.complaintsBook} (${countryName("PT")})`,
      "www.livroreclamacoes.pt",
      "https://www.livroreclamacoes.pt/",
    ],
    [`${text.facts.consumerAuthority} (${countryName("RO")})`, "anpc.ro/ce-este-sal", "https://anpc.ro/ce-este-sal/"],
  ]),
});

function list(items: readonly Item[]): string {
  const lines = items.flatMap(([label, value, address]) => {
    if (!value) return [];
    const said = address
      ? `<a href="${escapeHtml(address)}">${escapeHtml(value)}</a>`
      : `<strong>${escapeHtml(value)}</strong>`;
    return [`<li>${escapeHtml(label)}: ${said}</li>`];
  });
  return lines.length > 0 ? `<ul class="facts">${lines.join("")}</ul>` : "";
}
