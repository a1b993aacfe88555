import { bulkLook } from "#ui/bulk-look.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { BulkChange } from "./bulk-change.tsx";
import { texts } from "./texts.ts";
import { useExport } from "./use-export.ts";
import type { Selection } from "./use-selection.ts";

const words = texts.bulk;

/** What can be done to the chosen products; there only while some are chosen. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { exportProducts, isExporting } = useExport();
  const ids = [...selection.ids];
  return (
    <div aria-live="polite">
      {ids.length > 0 && (
        <section
          aria-label={words.chosen(ids.length)}
          className={classes(bulkLook, "flex flex-wrap items-center gap-3")}
          data-foot=""
        >
          <p className="mr-auto font-medium">{words.chosen(ids.length)}</p>
          <BulkChange ids={ids} onDone={selection.clear} />
          <Button
            size="small"
            variant="secondary"
            busy={isExporting}
            onClick={() => exportProducts({ productIds: ids }, ids.length)}
          >
            {words.exportChosen}
          </Button>
          <Button size="small" variant="quiet" onClick={selection.clear}>
            {words.clear}
          </Button>
        </section>
      )}
    </div>
  );
}
