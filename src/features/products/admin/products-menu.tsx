import { Download, Link2, Upload } from "lucide-react";
import { useState } from "react";
import { useCopyLink } from "#backoffice/copy-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { MoreMenu } from "#ui/more-menu.tsx";
import { Progress } from "#ui/progress.tsx";
import { messages as attributeMessages } from "../attribute-messages.ts";
import type { ListQuery } from "./list-query.ts";
import { messages } from "./messages.ts";
import { MigrateImages } from "./migrate-images.tsx";
import { useMigration } from "./migration-run.ts";
import { useProductExport } from "./use-product-export.ts";

const words = messages.file;

type ProductsMenuProps = { query: ListQuery; total: number; onImport: () => void };

/** Attributes, files, the product feed and the move of images. What is exported is what the filters show. */
export function ProductsMenu({ query, total, onImport }: ProductsMenuProps) {
  const { exportProducts, count } = useProductExport();
  const [isMigrating, setMigrating] = useState(false);
  const run = useMigration();
  const { copy, byHand } = useCopyLink(messages.feed);
  const migrate = messages.migrate;
  const done = count ?? 0;
  const all = Math.max(total, done);
  const { sort: _sort, page: _page, ...filters } = query ?? {};
  return (
    <>
      <MoreMenu
        groups={[
          [{ label: attributeMessages.title, to: "/admin/attributes" }],
          [
            { label: messages.exportAll, icon: Download, onSelect: () => void exportProducts({ filters }) },
            { label: messages.importFile, icon: Upload, onSelect: onImport },
            {
              label: messages.feed.copy,
              icon: Link2,
              onSelect: () => void copy(`${window.location.origin}/feeds/products.xml`),
            },
          ],
          [
            {
              label: run.is === "running" ? migrate.badge(run.results.length, run.total) : migrate.open,
              onSelect: () => setMigrating(true),
            },
          ],
        ]}
      />
      {byHand}
      <MigrateImages isOpen={isMigrating} onOpenChange={setMigrating} />
      <Dialog open={count !== null} width="narrow" stays title={words.exporting}>
        <Progress label={words.exporting} labelHidden value={done} max={all} valueText={words.progress(done, all)} />
        <p aria-hidden="true" className="figures mt-2 text-stone">
          {words.progress(done, all)}
        </p>
      </Dialog>
    </>
  );
}
