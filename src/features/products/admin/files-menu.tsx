import { ChevronDown, Download, Upload } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { Progress } from "#ui/progress.tsx";
import { ImportProducts } from "./import-products.tsx";
import type { ListQuery } from "./list-query.ts";
import { messages } from "./messages.ts";
import { useProductExport } from "./use-product-export.ts";

const words = messages.file;

/** Products into a file and out of one. What is exported is what the filters show. */
export function FilesMenu({ query, total }: { query: ListQuery; total: number }) {
  const [isImporting, setImporting] = useState(false);
  const { exportProducts, count } = useProductExport();
  const done = count ?? 0;
  const all = Math.max(total, done);
  const { sort: _sort, page: _page, ...filters } = query ?? {};
  return (
    <>
      <DropdownMenu
        groups={[
          [
            { label: messages.exportAll, icon: Download, onSelect: () => void exportProducts({ filters }) },
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
      <Dialog open={count !== null} width="narrow" stays title={words.exporting}>
        <Progress label={words.exporting} labelHidden value={done} max={all} valueText={words.progress(done, all)} />
        <p aria-hidden="true" className="figures mt-2 text-stone">
          {words.progress(done, all)}
        </p>
      </Dialog>
    </>
  );
}
