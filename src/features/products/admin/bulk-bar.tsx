import type { Selection } from "#backoffice/use-selection.ts";
import { BulkFrame } from "#ui/bulk-frame.tsx";
import { Button } from "#ui/button.tsx";
import { BulkChange } from "./bulk-change.tsx";
import { messages } from "./messages.ts";
import { useProductExport } from "./use-product-export.ts";

const words = messages.bulk;

/** What can be done to the chosen products; there only while some are chosen. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { exportProducts, count } = useProductExport();
  const ids = [...selection.ids];
  if (ids.length === 0) return null;
  return (
    <BulkFrame
      label={words.chosen(ids.length)}
      count={words.chosen(ids.length)}
      clear={{ label: words.clear, onClear: selection.clear }}
    >
      <Button variant="secondary" busy={count !== null} onClick={() => exportProducts({ productIds: ids })}>
        {words.exportChosen}
      </Button>
      <BulkChange ids={ids} onDone={selection.clear} />
    </BulkFrame>
  );
}
