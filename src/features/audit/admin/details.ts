import { isLanguage, languageName } from "#shared/back-office-language.ts";
import { euros, formatMoney } from "#shared/money.ts";
import type { AuditSubject } from "../audit-actions.ts";
import { messages } from "./messages.ts";

type Counted = "lines" | "orders" | "new" | "confirmed" | "migrated" | "failed";
type Details = Readonly<Record<string, unknown>>;

/** How later features call what an entry stores as a key; null for a key that they do not know. */
export interface AuditNames {
  /** A state, or a kind of email. */
  value(key: string): string | null;
  /** A column of a product. */
  column(key: string): string | null;
  setting(key: string): string | null;
}
const NO_NAMES: AuditNames = { value: () => null, column: () => null, setting: () => null };

/** "ready to ship" */
const asWords = (key: string): string => key.replace(/[_-]/g, " ");
/** "responsible person" */
const splitCamel = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const valueInWords = (key: string, names: AuditNames): string => names.value(key) ?? asWords(key);
const inEuro = (cents: unknown): string => formatMoney(euros(Number(cents) / 100));
const words = messages.details;
const quoted = (text: unknown): string => (text === "" ? words.nothing : words.quoted(String(text)));
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const counted = (name: Counted) => (value: unknown) => (Number(value) > 0 ? `${words[name]}: ${value}` : null);

/** A price is told by its values. */
const columnInWords = (key: unknown, names: AuditNames): string | null => {
  const column = String(key);
  const own: Readonly<Record<string, string>> = words.columns;
  if (column === "priceCents") return null;
  return (Object.hasOwn(words.columns, column) && own[column]) || names.column(column) || splitCamel(column);
};

const change = (name: "price" | "stock", told: (value: unknown) => string) => (value: unknown) => {
  const { before, after } = (value ?? {}) as Details;
  return before === undefined || after === undefined ? null : `${words[name]} ${told(before)} → ${told(after)}`;
};

/** What each detail says; null for nothing. A key that is not here is for programs, and not shown. */
const TOLD: Readonly<Record<string, (value: unknown, all: Details, names: AuditNames) => string | null>> = {
  cents: (value) => (typeof value === "number" ? inEuro(value) : null),
  price: change("price", inEuro),
  stock: change("stock", String),
  fields: (value, _all, names) =>
    Array.isArray(value) ? value.flatMap((one) => columnInWords(one, names) ?? []).join(", ") || null : null,
  // Also of an older value, or of one that came first.
  to: (value, { from }, names) =>
    isText(value)
      ? isText(from)
        ? `${valueInWords(from, names)} → ${valueInWords(value, names)}`
        : valueInWords(value, names)
      : null,
  after: (value, { before }) => (before === undefined ? null : `${quoted(before)} → ${quoted(value)}`),
  name: (value) => (isText(value) ? value : null),
  sku: (value) => (isText(value) ? value : null),
  slug: (value) => (isText(value) ? `/${value}` : null),
  language: (value) => (isLanguage(value) ? languageName(value) : null),
  status: (value, _all, names) => (isText(value) ? valueInWords(value, names) : null),
  kind: (value, _all, names) => (isText(value) ? valueInWords(value, names) : null),
  rate: (value, { validFrom }) => words.rate(String(value), isText(validFrom) ? validFrom : ""),
  by: (value) => (value === "passkey" ? words.passkey : null),
  reason: (value) => (isText(value) ? value : null),
  network: (value) => (isText(value) ? words.from(value) : null),
  lines: counted("lines"),
  orders: counted("orders"),
  new: counted("new"),
  confirmed: counted("confirmed"),
  migrated: counted("migrated"),
  failed: counted("failed"),
};

/** The money that its sentence names; null where there is none. */
export const sumOf = ({ cents }: Details): string | null => (typeof cents === "number" ? inEuro(cents) : null);

/** `inSentence`: keys that its sentence has told already. */
export const detailsInWords = (details: Details, names = NO_NAMES, inSentence: readonly string[] = []): string =>
  Object.entries(details)
    .filter(([key]) => !inSentence.includes(key))
    .flatMap(([key, value]) => (Object.hasOwn(TOLD, key) ? (TOLD[key]?.(value, details, names) ?? []) : []))
    .join(", ");

type Way = (id: string, name: string) => string;

/** Where it is shown; null where it has no screen. */
const WAYS = {
  order: (id) => `/admin/orders/${id}`,
  product: (_id, name) => `/admin/products?search=${encodeURIComponent(name)}`,
  administrator: null,
  "blog-post": (id) => `/admin/blog/${id}`,
  "content-page": (id) => `/admin/content/${id}`,
  campaign: (id) => `/admin/emails/campaigns/${id}`,
  email: null,
  customer: null,
  image: null,
  collection: (id) => `/admin/collections/${id}`,
  attribute: () => "/admin/attributes",
  option: null,
  policy: (id) => `/admin/policies/${id}`,
  "search-synonyms": () => "/admin/settings/search",
  setting: () => "/admin/settings",
  subscriber: null,
  file: null,
  "tax-period": (id) => `/admin/taxes?quarter=${id}`,
  "tax-rate": null,
  "payment-task": () => "/admin/payments",
  withdrawal: null,
} satisfies Record<AuditSubject, Way | null>;

/** What an entry is about: its kind, its name where it has one, and the way there. */
export function subjectInWords(kind: string, id: string, name: string | null, { setting } = NO_NAMES) {
  const ways: Readonly<Record<string, Way | null>> = WAYS;
  const way = Object.hasOwn(ways, kind) ? ways[kind] : null;
  const names: Readonly<Record<string, string>> = messages.kinds;
  const called =
    kind === "setting" ? (setting(id) ?? asWords(id)) : kind === "tax-rate" || kind === "tax-period" ? id : name;
  return {
    kind: (Object.hasOwn(WAYS, kind) && names[kind]) || messages.kinds.other,
    name: called,
    to: (called && way?.(id, called)) || null,
  };
}
