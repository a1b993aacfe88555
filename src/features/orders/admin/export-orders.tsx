import type { BodyOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { csvOfParts, useExport } from "#backoffice/use-export.ts";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";
import type { WantedOrders } from "./use-order-filters.ts";

const words = messages.orders;
type Wanted = Pick<BodyOf<"POST admin-orders-export">, "order_ids" | "filters">;
/** More ids than this do not fit into one call. */
const IDS_A_CALL = 1_000;

type Exported = { ids: ReadonlySet<string> } | { filters: WantedOrders };

/** Exports the selected orders, or all shown, in parts (back office 9). `count`: how many there are so far; null while none is made. */
export function useOrderExport(wanted: Exported) {
  const { save, count } = useExport(words);
  const calls = "ids" in wanted ? idsByCall([...wanted.ids]) : [wanted];
  const answers = calls.map(
    (body) => (after?: string) => call("POST admin-orders-export", { body: { ...body, after } }),
  );
  return { save: () => save((tell) => csvOfParts(answers, tell)), count };
}

export function ExportSelected({ ids }: { ids: ReadonlySet<string> }) {
  const { save, count } = useOrderExport({ ids });
  return (
    <Button variant="secondary" busy={count !== null} busyLabel={words.exporting(count ?? 0)} onClick={save}>
      {words.exportSelected(ids.size)}
    </Button>
  );
}

const idsByCall = (ids: string[]): Wanted[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_A_CALL) }, (_, i) => ({
    order_ids: ids.slice(i * IDS_A_CALL, (i + 1) * IDS_A_CALL),
  }));
