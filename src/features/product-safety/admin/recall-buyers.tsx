import { Link } from "react-router";
import { Card } from "#ui/card.tsx";
import { messages } from "./messages.ts";
import type { Preview } from "./use-recall.ts";

/** Who would be written to. */
export function RecallBuyers({ preview: { product, count, pieces, erased, buyers } }: { preview: Preview }) {
  return (
    <Card title={messages.found(count, pieces, product.name)}>
      {erased > 0 && <p className="mb-3 text-sm text-stone">{messages.erased(erased)}</p>}
      <ul className="divide-y divide-beige">
        {buyers.map(({ email, order_id: id, order_numbers: numbers, pieces: own, batches }) => (
          <li
            key={email}
            className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="wrap-anywhere">{email}</span>
            <Link to={`/admin/orders/${id}`} className="link">
              {numbers.join(", ")}
            </Link>
            <span className="text-sm text-stone">
              {own} × {batches.join(", ") || messages.unknownBatch}
            </span>
          </li>
        ))}
      </ul>
      {count > buyers.length && <p className="mt-3 text-sm text-stone">{messages.more(count - buyers.length)}</p>}
    </Card>
  );
}
