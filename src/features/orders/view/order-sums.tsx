import { messages as cart } from "#features/cart/messages.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { Image } from "#ui/image.tsx";
import { messages } from "../messages.ts";
import type { OrderView } from "../order-view.ts";

/** What was bought and what it comes to. */
export function OrderSums({ order, images }: { order: OrderView; images?: readonly (string | null)[] }) {
  const money = (amount: Cents) => formatMoney(amount, order.currency);
  return (
    <>
      <ul className="divide-y divide-beige border-y border-beige text-sm">
        {order.lines.map((line, i) => (
          <li key={line.productId} className="flex items-center gap-4 py-3">
            {images && (
              <Image src={images[i] ?? ""} alt="" width={160} height={200} className="aspect-4/5 w-12 shrink-0" />
            )}
            <span className="min-w-0 flex-1 wrap-anywhere">
              {line.name} <span className="text-stone">× {line.quantity}</span>
              {line.parts && <span className="block text-xs text-stone">{line.parts}</span>}
            </span>
            <span className="figures">{money(line.line)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-2 text-sm">
        {order.discounts.map(({ kind, cents }) => (
          <Sum key={kind} term={cart.discounts[kind]}>
            −{money(cents)}
          </Sum>
        ))}
        <Sum term={messages.shipping}>{order.shipping === 0 ? messages.free : money(order.shipping)}</Sum>
        <div className="flex items-baseline justify-between gap-4 border-t border-beige pt-3">
          <dt className="font-medium">{messages.total}</dt>
          <dd className="figures text-lg font-medium">{money(order.total)}</dd>
        </div>
        {order.refunded !== undefined && order.refunded > 0 && (
          <Sum term={messages.refunded}>−{money(order.refunded)}</Sum>
        )}
        {order.vatRate > 0 && <Sum term={messages.vat(order.vatRate)}>{money(order.vat)}</Sum>}
      </dl>
    </>
  );
}

const Sum = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-stone">{term}</dt>
    <dd className="figures">{children}</dd>
  </div>
);
