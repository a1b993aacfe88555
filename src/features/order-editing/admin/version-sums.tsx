import type { ReactNode } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { messages as cart } from "#features/cart/messages.ts";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { messages } from "./messages.ts";

const words = messages.corrections;

export type Version = ResponseOf<"POST admin-order-correction-preview">["before"];

interface VersionsProps {
  before: Version;
  after: Version;
  currency: string;
}

/** An order before and after a correction, beside each other. What differs is bold. */
export const Versions = ({ before, after, currency }: VersionsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <VersionFacts title={words.before} of={before} other={after} currency={currency} />
    <VersionFacts title={words.after} of={after} other={before} currency={currency} />
  </div>
);

interface VersionFactsProps {
  title: string;
  of: Version;
  other: Version;
  currency: string;
}

function VersionFacts({ title, of, other, currency }: VersionFactsProps) {
  const money = (amount: number) => inMoney(amount, { currency });
  const isSameLine = (line: Version["lines"][number]) =>
    other.lines.some((one) => one.product_id === line.product_id && one.quantity === line.quantity);
  return (
    <section aria-label={title} className="min-w-0 rounded-sm border border-beige p-3">
      <p className="mb-2 text-sm font-medium">{title}</p>
      <ul className="grid gap-1 text-sm">
        {of.lines.map((line) => (
          <li key={line.product_id} className={isSameLine(line) ? undefined : "font-semibold"}>
            <Row term={`${line.quantity} × ${line.name}`}>{money(line.amount)}</Row>
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-1 border-t border-beige pt-2 text-sm">
        {of.discounts.map(({ kind, amount }) => (
          <Row key={kind} term={cart.discounts[kind]}>
            −{money(amount)}
          </Row>
        ))}
        <Row term={words.shipping}>{money(of.shipping)}</Row>
        <Row term={words.total}>
          <strong>{money(of.total)}</strong>
        </Row>
        {(of.business || other.business) && (
          <p className={of.business === other.business ? "text-stone" : "font-semibold"}>
            {messages.business.title}: {of.business ?? "–"}
          </p>
        )}
        {of.to && (
          <p className={of.to === other.to ? "text-stone" : "font-semibold"}>
            {words.to}: {of.to}
          </p>
        )}
      </div>
    </section>
  );
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <p className="flex items-baseline justify-between gap-3">
    <span className="min-w-0 wrap-anywhere">{term}</span>
    <span className="figures shrink-0">{children}</span>
  </p>
);
