import type { AdminProduct } from "../admin-product.ts";
import { draftOf } from "../product-draft.ts";
import { ProductForm } from "./product-form.tsx";
import type { FormProps } from "./use-editing.tsx";
import { useProductChange } from "./use-product-change.tsx";
import { useProductDraft } from "./use-product-draft.ts";

type EditProductFormProps = FormProps & { product: AdminProduct };

/** The form of a product that is there. */
export function EditProductForm({ product, onDirty, onCancel, onSaved }: EditProductFormProps) {
  const form = useProductDraft(draftOf(product), product, onDirty);
  const { shown } = useProductChange(form, product, onSaved);
  return shown && <ProductForm form={form} onCancel={onCancel} {...shown} />;
}
