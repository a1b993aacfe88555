import { useState } from "react";
import { Refused } from "#api-client/api-client.ts";
import { ask, useDeed } from "#api-client/use-endpoint.ts";
import { reasonOf } from "#backoffice/error-message.ts";
import { toast } from "#ui/toast.ts";
import { type KeptProduct, keptProduct } from "../admin-product.ts";
import { changedFields, draftOf, mergedDraft, type ProductDraft, readDraft } from "../product-draft.ts";
import { texts as rules } from "../product-input-texts.ts";
import { ProductConflict } from "./product-conflict.tsx";
import { ProductForm } from "./product-form.tsx";
import { texts } from "./texts.ts";
import { tellProblems, useProductDraft } from "./use-product-draft.ts";

const words = texts.form;

type KeptProductFormProps = {
  product: KeptProduct;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
};

/** The form of a product that is there. It knows which edition it was opened from. */
export function KeptProductForm({ product, onDirty, onCancel, onSaved }: KeptProductFormProps) {
  const [edition, setEdition] = useState(product);
  const [theirs, setTheirs] = useState<KeptProduct | null>(null);
  const form = useProductDraft(draftOf(product), product.pictures, onDirty);
  const save = useDeed(
    ({ draft, base, version }: { draft: ProductDraft; base: ProductDraft; version: number }) => {
      const { wish } = readDraft(draft, base);
      const body = { ...wish, version, ...(wish.stock === undefined ? {} : { stock_seen: Number(base.stock) }) };
      return ask("PATCH admin-products", { query: { productId: product.id }, body });
    },
    ["admin-products", "admin-images", "admin-dashboard"],
  );

  const saved = (product: KeptProduct) => {
    toast({ title: words.updated, description: product.name, tone: "success" });
    onSaved();
  };
  /** The answer to an earlier attempt was lost: all of it is there. */
  const isAlready = (now: ProductDraft) => changedFields(mergedDraft(form.base, form.draft, now, []), now).length === 0;
  const failed = (error: unknown) => {
    if (error instanceof Refused && error.body.code === "VERSION_CONFLICT") {
      const now = keptProduct.safeParse(error.body.product);
      if (now.success && isAlready(draftOf(now.data))) return saved(now.data);
      if (now.success) return setTheirs(now.data);
    }
    if (error instanceof Refused && error.body.code === "STOCK_CHANGED") {
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
          onSaved();
        },
        onError: failed,
      },
    );
  };
  const choose = (merged: ProductDraft, now: KeptProduct) => {
    setTheirs(null);
    setEdition(now);
    form.rebase(draftOf(now), merged, now.pictures);
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
    >
      {theirs && (
        <ProductConflict
          base={form.base}
          mine={form.draft}
          theirs={theirs}
          onChoose={(merged) => choose(merged, theirs)}
          onTheirs={onSaved}
          onClose={() => setTheirs(null)}
        />
      )}
    </ProductForm>
  );
}
