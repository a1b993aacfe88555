import type { Selection } from "#backoffice/use-selection.ts";
import { BulkFrame, ClearChoice } from "#ui/bulk-frame.tsx";
import { Button } from "#ui/button.tsx";
import { BulkChange } from "./bulk-change.tsx";
import { messages } from "./messages.ts";
import { useProductExport } from "./use-product-export.ts";

const words = messages.bulk;

/** What can be done to the chosen products; there only while some are chosen. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { exportProducts, count } = useProductExport();
  const ids = [...selection.ids];
  return (
    <div aria-live="polite" className="contents">
      {ids.length > 0 && (
        <BulkFrame label={words.chosen(ids.length)} className="flex items-center gap-2 sm:gap-3">
          <p className="font-medium max-sm:text-sm">{words.chosen(ids.length)}</p>
          <ClearChoice label={words.clear} onClear={selection.clear} />
          <Button
            size="small"
            variant="secondary"
            busy={count !== null}
            onClick={() => exportProducts({ productIds: ids })}
          >
            {words.exportChosen}
          </Button>
          <BulkChange ids={ids} onDone={selection.clear} />
        </BulkFrame>
      )}
    </div>
  );
}
