import { useState } from "react";
import { ApiError, type BodyOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { newId } from "#shared/new-id.ts";
import { toast } from "#ui/toast.ts";
import { draftOf, draftUpon, lacksRequired, type ProductDraft, readDraft } from "../product-draft.ts";
import { messages } from "./messages.ts";
import { ProductForm } from "./product-form.tsx";
import type { FormProps } from "./use-editing.tsx";
import { conflictOf, useProductChange } from "./use-product-change.tsx";
import { markRefusal, tellProblems, useProductDraft } from "./use-product-draft.ts";

const words = messages.form;
const NOTHING_SHOWN = { images: [], related_products: [] };

type NewProductFormProps = FormProps & { draft: ProductDraft };

/** Once the product is made, the same form changes it. */
export function NewProductForm({ draft: initial, onDirty, onCancel, onSaved }: NewProductFormProps) {
  const form = useProductDraft(initial, NOTHING_SHOWN, onDirty);
  const { shown, goOn, sentDone } = useProductChange(form, null, onSaved);
  // Sent again after a lost answer it is still one product.
  const [id] = useState(newId);
  /** Of the first attempt without an answer. */
  const [unanswered, setUnanswered] = useState<ProductDraft | null>(null);
  const create = useEndpointMutation(
    (body: BodyOf<"POST admin-products">) => call("POST admin-products", { body }),
    ["admin-products", "admin-images", "admin-dashboard"],
  );
  const submit = () => {
    const { draft } = form;
    const { input, problems } = readDraft(draft, null);
    form.setProblems(problems);
    if (Object.keys(problems).length > 0 || lacksRequired(draft)) return tellProblems(draft, problems);
    create.mutate(
      { ...input, id, name: input.name ?? "", price: input.price ?? 0 },
      {
        onSuccess: ({ data }) => {
          toast({ title: words.created, description: data.name, tone: "success" });
          sentDone(data, draft);
        },
        onError: (error) => {
          const made = conflictOf(error);
          if (made) goOn(made, draftUpon(draftOf(made), form.latest(), (unanswered ?? draft).stock));
          else if (!(error instanceof ApiError) || error.status >= 500) setUnanswered((first) => first ?? draft);
          markRefusal(form, error);
          toast({ title: words.createFailed(failureText(error)), tone: "danger" });
        },
      },
    );
  };
  return (
    <ProductForm
      form={form}
      onCancel={onCancel}
      {...(shown ?? {
        title: words.newTitle,
        submitLabel: words.create,
        isBusy: create.isPending,
        onSubmit: submit,
      })}
    />
  );
}
