import { Archive, ArchiveRestore, Copy, Ellipsis, ExternalLink } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { DropdownMenu, type MenuItem } from "#ui/dropdown-menu.tsx";
import type { KeptProduct } from "../admin-product.ts";
import { texts } from "./texts.ts";
import { useRetire } from "./use-retire.ts";

export function ProductMenu({ product, onDuplicate }: { product: KeptProduct; onDuplicate: () => void }) {
  const { id, name, retired_at: retiredAt } = product;
  const { turn, isPending } = useRetire(id);
  const items: MenuItem[] = [{ label: texts.duplicate, icon: Copy, onSelect: onDuplicate }];
  if (retiredAt) items.push({ label: texts.bringBack, icon: ArchiveRestore, onSelect: () => void turn(false) });
  else {
    items.push({ label: texts.view, icon: ExternalLink, to: `/products/${id}` });
    items.push({ label: texts.retire, icon: Archive, onSelect: () => void turn(true) });
  }
  return (
    <DropdownMenu
      groups={[items]}
      trigger={
        <Button variant="quiet" size="icon" aria-label={texts.more(name)} busy={isPending}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
      }
    />
  );
}
