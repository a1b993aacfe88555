import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { Card } from "#ui/card.tsx";
import { messages } from "./messages.ts";

/** Only where something was sold there. */
export function StateSales() {
  const { data } = useEndpointQuery("GET admin-state-sales", {});
  const words = messages.states;
  if (!data || data.data.length === 0) return null;
  return (
    <Card title={words.title} lead={words.lead}>
      <ul className="max-w-xl divide-y divide-beige">
        {data.data.map(({ state, year, orders, amount }) => (
          <li key={`${year} ${state}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              {state || words.unknown} <span className="figures text-sm text-stone">{year}</span>
            </span>
            <span className="figures text-sm">
              {words.orders(orders)} · {formatEuros(amount)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
