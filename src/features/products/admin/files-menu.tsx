import { ChevronDown, Download, Upload } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { Progress } from "#ui/progress.tsx";
import { ImportProducts } from "./import-products.tsx";
import type { ListQuery } from "./list-query.ts";
import { messages } from "./messages.ts";
import { useExport } from "./use-export.ts";

const words = messages.file;

/** Products into a file and out of one. What is exported is what the filters show. */
export function FilesMenu({ query, total }: { query: ListQuery; total: number }) {
  const [isImporting, setImporting] = useState(false);
  const { exportProducts, progress } = useExport();
  const { sort: _sort, page: _page, ...filters } = query ?? {};
  return (
    <>
      <DropdownMenu
        groups={[
          [
            { label: messages.exportAll, icon: Download, onSelect: () => void exportProducts({ filters }, total) },
            { label: messages.importFile, icon: Upload, onSelect: () => setImporting(true) },
          ],
        ]}
        trigger={
          <Button variant="secondary">
            {messages.files}
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        }
      />
      {isImporting && <ImportProducts onClose={() => setImporting(false)} />}
      <Dialog open={progress !== null} width="narrow" stays title={words.exporting}>
        <Progress
          label={words.exporting}
          labelHidden
          value={progress?.done ?? 0}
          max={progress?.total ?? 1}
          valueText={words.progress(progress?.done ?? 0, progress?.total ?? 0)}
        />
        <p aria-hidden="true" className="figures mt-2 text-stone">
          {words.progress(progress?.done ?? 0, progress?.total ?? 0)}
        </p>
      </Dialog>
    </>
  );
}
