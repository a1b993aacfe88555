import { Archive, ArchiveRestore, Copy, Ellipsis, ExternalLink, Languages, Layers, Siren, Trash2 } from "lucide-react";
import { TRANSLATION_LANGUAGES } from "#features/translations/translation.ts";
import { Button } from "#ui/button.tsx";
import { DropdownMenu, type MenuItem } from "#ui/dropdown-menu.tsx";
import type { ListedProduct } from "../admin-product.ts";
import { messages as variantMessages } from "../variant-messages.ts";
import { messages } from "./messages.ts";
import { useRetire } from "./use-retire.ts";

const [FIRST_TRANSLATION] = TRANSLATION_LANGUAGES;

interface ProductMenuProps {
  product: ListedProduct;
  /** Of its button. */
  look: string;
  onDuplicate: () => void;
  /** It is in another state now. */
  onGone: () => void;
  /** For what can be deleted: phones have no button for it. */
  onRemove: (() => void) | undefined;
}

export function ProductMenu({ product, look, onDuplicate, onGone, onRemove }: ProductMenuProps) {
  const { id, name, state } = product;
  const { takeOut, bringBack, publish, isPending } = useRetire(product, onGone);
  const items: MenuItem[] = [
    { label: messages.duplicate, icon: Copy, onSelect: onDuplicate },
    { label: variantMessages.open, icon: Layers, to: `/admin/products/${id}/variants` },
    { label: messages.translations, icon: Languages, to: `/admin/translations/product/${id}/${FIRST_TRANSLATION}` },
  ];
  const recall: MenuItem = {
    label: messages.recall,
    icon: Siren,
    to: `/admin/recalls?sku=${encodeURIComponent(product.sku)}`,
  };
  if (state !== "published") {
    const [label, back] = state === "archived" ? [messages.bringBack, bringBack] : [messages.publish, publish];
    items.push({ label, icon: ArchiveRestore, onSelect: () => void back() });
  } else {
    items.push({ label: messages.view, icon: ExternalLink, to: `/products/${id}` });
  }
  if (state !== "archived") items.push({ label: messages.retire, icon: Archive, onSelect: () => void takeOut() });
  const last: MenuItem[] = [recall];
  if (onRemove)
    last.push({ label: messages.deleted.confirm, icon: Trash2, danger: true, isForPhone: true, onSelect: onRemove });
  return (
    <DropdownMenu
      groups={[items, last]}
      trigger={
        <Button variant="quiet" size="icon-small" className={look} aria-label={messages.more(name)} busy={isPending}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
      }
    />
  );
}
