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

type ExportButtonProps = {
  wanted: { ids: ReadonlySet<string> } | { filters: WantedOrders };
  disabled?: boolean;
};

/** Exports the selected orders, or all shown, in parts (back office 9). */
export function ExportButton({ wanted, disabled }: ExportButtonProps) {
  const { save, count } = useExport(words);
  const calls = "ids" in wanted ? idsByCall([...wanted.ids]) : [wanted];
  const answers = calls.map(
    (body) => (after?: string) => call("POST admin-orders-export", { body: { ...body, after } }),
  );
  return (
    <Button
      variant="secondary"
      busy={count !== null}
      busyLabel={words.exporting(count ?? 0)}
      disabled={disabled}
      onClick={() => save((tell) => csvOfParts(answers, tell))}
    >
      {"ids" in wanted ? words.exportSelected(wanted.ids.size) : words.exportAll}
    </Button>
  );
}

const idsByCall = (ids: string[]): Wanted[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_A_CALL) }, (_, i) => ({
    order_ids: ids.slice(i * IDS_A_CALL, (i + 1) * IDS_A_CALL),
  }));
