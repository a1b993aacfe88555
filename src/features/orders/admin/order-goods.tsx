import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { messages as cart } from "#features/cart/messages.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Image } from "#ui/image.tsx";
import { STATUS_MEANING } from "../order-status.ts";
import { NoteBatches } from "./note-batches.tsx";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { inMoney } from "./order-list-item.ts";
import { Panel } from "./panel.tsx";

const words = messages.goods;

/** Payment and delivery of a long order are not far below. */
const MAX_AT_FIRST = 8;

/** What was bought, and what it comes to with its VAT. */
export function OrderGoods({ order }: { order: OrderDetail }) {
  const [isWhole, setWhole] = useState(order.lines.length <= MAX_AT_FIRST + 2);
  return (
    <Panel title={words.title}>
      {!order.is_erased && <NoteBatches order={order} />}
      <ul className="divide-y divide-beige border-y border-beige">
        {order.lines.map((line, place) => (
          <li
            key={line.sku}
            // Paper shows them all.
            className={classes(
              "flex justify-between gap-4 py-3",
              !isWhole && place >= MAX_AT_FIRST && "not-print:hidden",
            )}
          >
            <div className="flex min-w-0 gap-3">
              {line.image && (
                <Image src={line.image} alt="" width={48} height={48} className="size-12 shrink-0 rounded-sm" />
              )}
              <div className="min-w-0">
                <Link
                  to={`/admin/products?search=${encodeURIComponent(line.sku)}`}
                  className="link font-medium wrap-anywhere"
                >
                  {line.name}
                </Link>
                <span className="figures block text-xs break-all text-stone">{line.sku}</span>
                {line.batches.length > 0 && (
                  <span className="block text-xs text-stone">{words.batches.of(line.batches)}</span>
                )}
                <Seen order={order} line={line} />
                <Parts line={line} />
              </div>
            </div>
            <span className="figures shrink-0 text-right">
              <span className="block">{inMoney(line.line_total, order)}</span>
              <span className="text-xs text-stone">
                {line.quantity} × {inMoney(line.unit_price, order)}
              </span>
              <ToShip order={order} line={line} />
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button variant="quiet" size="small" className="mt-2 -ml-4 print:hidden" onClick={() => setWhole(true)}>
          {words.all(order.lines.length)}
        </Button>
      )}
      <dl className="mt-4 grid gap-2">
        <Sum term={words.goods}>{inMoney(order.goods, order)}</Sum>
        {order.discounts.map(({ kind, amount }) => (
          <Sum key={kind} term={cart.discounts[kind]}>
            −{inMoney(amount, order)}
          </Sum>
        ))}
        <Sum term={words.shipping}>{order.shipping === 0 ? words.free : inMoney(order.shipping, order)}</Sum>
        <div className="flex items-baseline justify-between gap-4 border-t border-beige pt-3 font-semibold">
          <dt>{words.total}</dt>
          <dd className="figures">{inMoney(order.total_amount, order)}</dd>
        </div>
        {order.vat.map(({ rate, vat }) => (
          <Sum key={rate} term={words.vat(rate)}>
            {inMoney(vat, order)}
          </Sum>
        ))}
      </dl>
    </Panel>
  );
}

interface LineProps {
  order: OrderDetail;
  line: OrderDetail["lines"][number];
}

/** How many pieces of a line leave, where that is not what was bought. */
function ToShip({ order: { status }, line: { quantity, remaining, withdrawn } }: LineProps) {
  const pieces = remaining - withdrawn;
  return (
    STATUS_MEANING[status].isOpen &&
    pieces !== quantity && <span className="block text-xs">{words.toShip(pieces)}</span>
  );
}

/** Of a kit, all pieces that the line has. */
const Parts = ({ line: { parts } }: { line: OrderDetail["lines"][number] }) =>
  parts.length > 0 && (
    <ul className="mt-1 grid gap-0.5 text-xs text-stone">
      {parts.map(({ sku, name, quantity, seen }) => (
        <li key={sku} className="wrap-anywhere">
          <span className="figures">{quantity} ×</span> {name}{" "}
          <span className="figures inline-block max-w-full break-all">{sku}</span>
          <SeenTexts seen={seen} />
        </li>
      ))}
    </ul>
  );

/** Price before and warnings, as they were when it was ordered (L2, L14). */
const Seen = ({ order, line }: LineProps) => (
  <>
    {line.reduced_from !== null && (
      <span className="block text-xs text-stone">{words.reducedFrom(inMoney(line.reduced_from, order))}</span>
    )}
    <SeenTexts seen={line.seen} />
  </>
);

const SeenTexts = ({ seen }: { seen: readonly string[] }) =>
  seen.length > 0 && (
    <details className="mt-1 text-xs">
      <summary className="link cursor-pointer">{words.seen}</summary>
      <ul className="mt-1 grid gap-1 text-stone">
        {seen.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </details>
  );

const Sum = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-stone">{term}</dt>
    <dd className="figures">{children}</dd>
  </div>
);
