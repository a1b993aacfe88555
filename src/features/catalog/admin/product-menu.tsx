import { Archive, ArchiveRestore, Copy, Ellipsis, ExternalLink } from "lucide-react";
import { ask, useDeed } from "#client/ask.ts";
import { Button } from "#ui/button.tsx";
import { DropdownMenu, type MenuItem } from "#ui/dropdown-menu.tsx";
import { toast } from "#ui/toast.ts";
import type { KeptProduct } from "../kept-product.ts";
import { reasonOf } from "./reason-of.ts";
import { texts } from "./texts.ts";

export function ProductMenu({ product, onDuplicate }: { product: KeptProduct; onDuplicate: () => void }) {
  const { id, name, retired_at: retiredAt } = product;
  const retire = useDeed(
    (retired: boolean) => ask("PATCH admin-products", { query: { productId: id }, body: { retired } }),
    ["admin-products"],
  );
  const turn = (retired: boolean) =>
    retire.mutate(retired, {
      onError: (error) => toast({ title: texts.form.updateFailed(reasonOf(error)), tone: "danger" }),
    });
  const items: MenuItem[] = [{ label: texts.duplicate, icon: Copy, onSelect: onDuplicate }];
  if (retiredAt) items.push({ label: texts.bringBack, icon: ArchiveRestore, onSelect: () => turn(false) });
  else {
    items.push({ label: texts.view, icon: ExternalLink, to: `/products/${id}` });
    items.push({ label: texts.retire, icon: Archive, onSelect: () => turn(true) });
  }
  return (
    <DropdownMenu
      groups={[items]}
      trigger={
        <Button variant="quiet" size="icon" aria-label={texts.more(name)} busy={retire.isPending}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
      }
    />
  );
}
