import type { Selection } from "#backoffice/use-selection.ts";
import { ToBulkFrame } from "#ui/bulk-frame.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import type { ListedProduct } from "../admin-product.ts";
import { messages as fields } from "../product-field-messages.ts";
import { EditProductForm } from "./edit-product-form.tsx";
import { messages } from "./messages.ts";
import { COLUMNS, ProductItem } from "./product-item.tsx";
import type { Editing, FormProps, Opening } from "./use-editing.tsx";

type ProductListProps = {
  products: readonly ListedProduct[];
  selection: Selection;
  editing: Editing;
  onOpen: Opening["open"];
  onCopy: Opening["copy"];
  openingId: Opening["openingId"];
  formProps: FormProps;
};

export function ProductList({ products, selection, editing, onOpen, onCopy, openingId, formProps }: ProductListProps) {
  const ids = products.map(({ id }) => id);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const edited = editing?.is === "kept" ? editing.product : null;
  // A change may have moved it to another page meanwhile; its form stays until it is closed.
  const shown = edited && !ids.includes(edited.id) ? [null, ...products] : products;
  return (
    <div className="rounded-md border border-beige bg-paper">
      {/* A form in the list stands alone. */}
      {!edited && (
        <div className={classes("sticky top-(--sticky-top) z-10", HEAD)}>
          <Checkbox
            label={messages.selectPage}
            className="md:col-span-2 md:[&_label>span:last-child]:sr-only"
            checked={ids.length > 0 && chosen === ids.length}
            indeterminate={chosen > 0 && chosen < ids.length}
            onChange={() => selection.toggleAll(ids)}
          />
          <Heads />
          {selection.ids.size > 0 && !editing && <ToBulkFrame>{messages.bulk.go}</ToBulkFrame>}
        </div>
      )}
      <ul aria-label={messages.list}>
        {shown.map((product) => (
          <li key={product?.id ?? edited?.id} className="border-b border-beige/60 last:border-b-0 max-md:scroll-mt-1">
            {edited && (product === null || product.id === edited.id) ? (
              <EditProductForm product={edited} {...formProps} />
            ) : (
              product && (
                <ProductItem
                  product={product}
                  isSelected={selection.ids.has(product.id)}
                  isOpening={openingId === product.id}
                  onSelect={() => selection.toggle(product.id)}
                  onGone={() => selection.drop([product.id])}
                  onEdit={() => void onOpen(product.id)}
                  onDuplicate={() => void onCopy(product.id)}
                />
              )
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const HEAD = `flex items-center gap-x-4 rounded-t-md border-b border-beige bg-linen px-3 max-md:min-h-11 md:h-10 md:px-4 ${COLUMNS}`;

export const Heads = () => (
  <>
    <Head>{fields.name}</Head>
    <Head className="max-xl:hidden">{messages.category}</Head>
    <Head className="max-xl:hidden">{fields.sku}</Head>
    <Head className="text-right">{messages.stock}</Head>
    <Head className="text-right">{messages.price}</Head>
  </>
);

/** For the eye: each row says what is what. */
const Head = ({ className, children }: { className?: string; children: string }) => (
  <span
    aria-hidden="true"
    className={classes("text-[0.78125rem] font-medium whitespace-nowrap text-stone max-md:hidden", className)}
  >
    {children}
  </span>
);
