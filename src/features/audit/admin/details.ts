import type { Language } from "#shared/language.ts";
import { ENGLISH_NAMES } from "#shared/language-names.ts";
import { euros, formatMoney } from "#shared/money.ts";
import type { AuditSubject } from "../audit-actions.ts";

type Details = Readonly<Record<string, unknown>>;

/** "ready to ship" */
const asWords = (key: string): string => key.replace(/[_-]/g, " ");
/** "responsible person" */
const splitCamel = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const inEuro = (cents: unknown): string => formatMoney(euros(Number(cents) / 100));
const quoted = (text: unknown): string => (text === "" ? "nothing" : `“${text}”`);
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const counted = (name: string) => (value: unknown) => (Number(value) > 0 ? `${name}: ${value}` : null);

/** Columns that are called otherwise than they are named; null where something else tells of them. */
const FIELDS: Readonly<Record<string, string | null>> = {
  slug: "address",
  sku: "article number",
  gtin: "GTIN",
  image: "images",
  isNew: "new badge",
  discountPercentage: "discount",
  volumeMl: "volume",
  weightG: "weight",
  priceCents: null,
  retiredAt: "retired or back for sale",
};

const columnInWords = (key: unknown) => {
  const column = String(key);
  return Object.hasOwn(FIELDS, column) ? FIELDS[column] : splitCamel(column);
};

const change = (name: string, told: (value: unknown) => string) => (value: unknown) => {
  const { before, after } = (value ?? {}) as Details;
  return before === undefined || after === undefined ? null : `${name} ${told(before)} → ${told(after)}`;
};

/** What each detail says; null for nothing. A key that is not here is for programs, and not shown. */
const TOLD: Readonly<Record<string, (value: unknown, all: Details) => string | null>> = {
  cents: (value) => (typeof value === "number" ? inEuro(value) : null),
  price: change("price", inEuro),
  stock: change("stock", String),
  fields: (value) => (Array.isArray(value) ? value.map(columnInWords).filter(Boolean).join(", ") || null : null),
  // Also of an older value, or of one that came first.
  to: (value, { from }) =>
    isText(value) ? (isText(from) ? `${asWords(from)} → ${asWords(value)}` : asWords(value)) : null,
  after: (value, { before }) => (before === undefined ? null : `${quoted(before)} → ${quoted(value)}`),
  name: (value) => (isText(value) ? value : null),
  sku: (value) => (isText(value) ? value : null),
  slug: (value) => (isText(value) ? `/${value}` : null),
  language: (value) => ENGLISH_NAMES[value as Language] ?? null,
  status: (value) => (isText(value) ? asWords(value) : null),
  kind: (value) => (isText(value) ? asWords(value) : null),
  rate: (value, { validFrom }) => `${value}%${isText(validFrom) ? ` from ${validFrom}` : ""}`,
  by: (value) => (value === "passkey" ? "with a passkey" : null),
  network: (value) => (isText(value) ? `from ${value}` : null),
  lines: counted("Lines"),
  orders: counted("Orders"),
  new: counted("New"),
  confirmed: counted("Confirmed"),
  migrated: counted("Migrated"),
  failed: counted("Failed"),
};

export const detailsInWords = (details: Details): string =>
  Object.entries(details)
    .flatMap(([key, value]) => (Object.hasOwn(TOLD, key) ? (TOLD[key]?.(value, details) ?? []) : []))
    .join(", ");

interface Subject {
  name: string;
  to?: (id: string, name: string) => string;
}

const KINDS = {
  order: { name: "Order", to: (id) => `/admin/orders/${id}` },
  product: { name: "Product", to: (_id, name) => `/admin/products?search=${encodeURIComponent(name)}` },
  administrator: { name: "Administrator" },
  "blog-post": { name: "Blog post", to: (id) => `/admin/blog/${id}` },
  "content-page": { name: "Page", to: (id) => `/admin/content/${id}` },
  campaign: { name: "Campaign", to: (id) => `/admin/emails/campaigns/${id}` },
  email: { name: "Email" },
  customer: { name: "Customer" },
  image: { name: "Image" },
  policy: { name: "Policy", to: (id) => `/admin/policies/${id}` },
  setting: { name: "Setting", to: () => "/admin/settings" },
  subscriber: { name: "Subscriber" },
  file: { name: "File" },
  "tax-rate": { name: "VAT rate" },
  "payment-task": { name: "Payment to look at", to: () => "/admin/payments" },
  withdrawal: { name: "Withdrawal" },
} satisfies Record<AuditSubject, Subject>;

/** What an entry is about: its kind, its name where it has one, and the way there. */
export function subjectInWords(kind: string, id: string, name: string | null) {
  const kinds: Readonly<Record<string, Subject>> = KINDS;
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  const called = kind === "setting" ? asWords(id) : kind === "tax-rate" ? id : name;
  return { kind: known?.name ?? "Other", name: called, to: (called && known?.to?.(id, called)) || null };
}
