import { ChevronDown, Download, Upload } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { Progress } from "#ui/progress.tsx";
import type { ListQuery } from "./list-query.ts";
import { messages } from "./messages.ts";
import { useProductExport } from "./use-product-export.ts";

const words = messages.file;

type FilesMenuProps = { query: ListQuery; total: number; onImport: () => void };

/** Products into a file and out of one. What is exported is what the filters show. */
export function FilesMenu({ query, total, onImport }: FilesMenuProps) {
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
            { label: messages.importFile, icon: Upload, onSelect: onImport },
          ],
        ]}
        trigger={
          <Button variant="secondary">
            {messages.files}
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        }
      />
      <Dialog open={count !== null} width="narrow" stays title={words.exporting}>
        <Progress label={words.exporting} labelHidden value={done} max={all} valueText={words.progress(done, all)} />
        <p aria-hidden="true" className="figures mt-2 text-stone">
          {words.progress(done, all)}
        </p>
      </Dialog>
    </>
  );
}
