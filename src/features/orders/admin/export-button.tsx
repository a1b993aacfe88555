import { useState } from "react";
import type { BodyOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { saveFile } from "#backoffice/save-file.ts";
import { csvText } from "#shared/csv.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
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
  const [rows, setRows] = useState<number | null>(null);
  const save = async () => {
    setRows(0);
    try {
      const file = await gather("ids" in wanted ? parts([...wanted.ids]) : [wanted], setRows);
      saveFile(file.name, "text/csv;charset=utf-8", csvText([file.header, ...file.rows]));
      toast({ title: words.exported(file.rows.length), tone: "success" });
    } catch (error) {
      failureToast(words.exportFailed, error);
    } finally {
      setRows(null);
    }
  };
  return (
    <Button
      variant="secondary"
      busy={rows !== null}
      busyLabel={words.exporting(rows ?? 0)}
      disabled={disabled}
      onClick={save}
    >
      {"ids" in wanted ? words.exportSelected(wanted.ids.size) : words.exportAll}
    </Button>
  );
}

const parts = (ids: string[]): Wanted[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_A_CALL) }, (_, i) => ({
    order_ids: ids.slice(i * IDS_A_CALL, (i + 1) * IDS_A_CALL),
  }));

async function gather(inputs: readonly Wanted[], tell: (rows: number) => void) {
  const file = { name: "", header: [] as string[], rows: [] as string[][] };
  for (const input of inputs) {
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof askForPart>> = await askForPart(input, after);
      file.name = part.file_name;
      file.header = part.header;
      for (const row of part.rows) file.rows.push(row);
      after = part.next;
      tell(file.rows.length);
    } while (after);
  }
  return file;
}

const askForPart = (input: Wanted, after: string | null) =>
  call("POST admin-orders-export", { body: { ...input, ...(after ? { after } : {}) } });
