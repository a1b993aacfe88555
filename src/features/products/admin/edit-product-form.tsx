import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { reasonOf } from "#backoffice/error-message.ts";
import { toast } from "#ui/toast.ts";
import { type AdminProduct, adminProduct } from "../admin-product.ts";
import { changedFields, draftOf, fieldOf, mergedDraft, type ProductDraft, readDraft } from "../product-draft.ts";
import { messages as rules } from "../product-input-messages.ts";
import { partsOf, type SharedPart } from "../shared-fields.ts";
import { messages } from "./messages.ts";
import { ProductConflict } from "./product-conflict.tsx";
import { ProductForm } from "./product-form.tsx";
import { Preview } from "./product-form-state.tsx";
import { SaveInSiblings } from "./save-in-siblings.tsx";
import type { FormProps } from "./use-editing.tsx";
import { tellProblems, useProductDraft } from "./use-product-draft.ts";

const words = messages.form;

type EditProductFormProps = FormProps & { product: AdminProduct };

/** The form of a product that is there. It knows which edition it was opened from. */
export function EditProductForm({ product, onDirty, onCancel, onSaved }: EditProductFormProps) {
  const [edition, setEdition] = useState(product);
  const [theirs, setTheirs] = useState<AdminProduct | null>(null);
  const [chosen, setChosen] = useState<readonly SharedPart[]>([]);
  const form = useProductDraft(draftOf(product), product, onDirty);
  const save = useEndpointMutation(
    ({ draft, base, version }: { draft: ProductDraft; base: ProductDraft; version: number }) => {
      const { input } = readDraft(draft, base);
      const siblings = chosen.filter((part) => partsOfDraft(draft, base).includes(part));
      const body = {
        ...input,
        ...(siblings.length > 0 ? { siblings } : {}),
        version,
        ...(input.stock === undefined ? {} : { stock_seen: Number(base.stock) }),
      };
      return call("PATCH admin-products", { query: { productId: product.id }, body });
    },
    ["admin-products", "admin-images", "admin-dashboard"],
  );

  const saved = (product: AdminProduct) => {
    toast({ title: words.updated, description: product.name, tone: "success" });
    onSaved(product);
  };
  /** The answer to an earlier attempt was lost: all of it is there. */
  const isAlready = (now: ProductDraft) => changedFields(mergedDraft(form.base, form.draft, now, []), now).length === 0;
  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.body.code === "VERSION_CONFLICT") {
      const now = adminProduct.safeParse(error.body.product);
      if (now.success && isAlready(draftOf(now.data))) return saved(now.data);
      if (now.success) return setTheirs(now.data);
    }
    if (error instanceof ApiError && error.body.code === "STOCK_CHANGED") {
      const stock = Number(error.body.stock);
      // What was typed counts from what is there now.
      form.rebase({ ...form.base, stock: String(stock) }, form.draft);
      form.setProblems({ stock: rules.stockChanged(stock) });
    }
    toast({ title: words.updateFailed(reasonOf(error)), tone: "danger" });
  };
  const send = (draft: ProductDraft, base: ProductDraft, version: number) => {
    const { problems } = readDraft(draft, base);
    form.setProblems(problems);
    if (Object.keys(problems).length > 0) return tellProblems(draft, problems);
    save.mutate(
      { draft, base, version },
      {
        onSuccess: ({ data }) => {
          const wasSold = draft.stock !== base.stock && data.stock !== Number(draft.stock);
          toast({
            title: words.updated,
            description: wasSold ? words.soldMeanwhile(data.stock) : data.name,
            tone: "success",
          });
          const now = form.latest();
          if (changedFields(now, draft).length === 0) return onSaved(data);
          // What was typed while it was being saved stays, in the form.
          setEdition(data);
          form.rebase(draftOf(data), mergedDraft(draft, now, draftOf(data), []), data);
        },
        onError: failed,
      },
    );
  };
  const choose = (merged: ProductDraft, now: AdminProduct) => {
    setTheirs(null);
    setEdition(now);
    form.rebase(draftOf(now), merged, now);
    send(merged, draftOf(now), now.version);
  };
  return (
    <ProductForm
      title={words.editTitle(product.name)}
      form={form}
      submitLabel={words.save}
      isBusy={save.isPending}
      onSubmit={() => send(form.draft, form.base, edition.version)}
      onCancel={onCancel}
      isVariant={product.group !== null}
      preview={<Preview product={product} />}
      more={
        <SaveInSiblings
          product={product}
          parts={partsOfDraft(form.draft, form.base)}
          chosen={chosen}
          onChoose={setChosen}
        />
      }
    >
      {theirs && (
        <ProductConflict
          base={form.base}
          mine={form.draft}
          theirs={theirs}
          onChoose={(merged) => choose(merged, theirs)}
          onTheirs={() => onSaved(theirs)}
          onClose={() => setTheirs(null)}
        />
      )}
    </ProductForm>
  );
}

const partsOfDraft = (draft: ProductDraft, base: ProductDraft): SharedPart[] =>
  partsOf(changedFields(draft, base).map(fieldOf));
