import { useState } from "react";
import type { BodyOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { reasonOf } from "#backoffice/error-message.ts";
import { toast } from "#ui/toast.ts";
import { lacksRequired, type ProductDraft, readDraft } from "../product-draft.ts";
import { messages } from "./messages.ts";
import { ProductForm } from "./product-form.tsx";
import type { FormProps } from "./use-editing.tsx";
import { tellProblems, useProductDraft } from "./use-product-draft.ts";

const words = messages.form;
const NOTHING_SHOWN = { images: [], related_products: [] };

type NewProductFormProps = FormProps & { draft: ProductDraft };

export function NewProductForm({ draft: initial, onDirty, onCancel, onSaved }: NewProductFormProps) {
  const form = useProductDraft(initial, NOTHING_SHOWN, onDirty);
  // Sent again after a lost answer it is still one product.
  const [id] = useState(() => (window.isSecureContext ? crypto.randomUUID() : undefined));
  const create = useEndpointMutation(
    (body: BodyOf<"POST admin-products">) => call("POST admin-products", { body }),
    ["admin-products", "admin-images", "admin-dashboard"],
  );
  const submit = () => {
    const { input, problems } = readDraft(form.draft, null);
    form.setProblems(problems);
    if (Object.keys(problems).length > 0 || lacksRequired(form.draft)) return tellProblems(form.draft, problems);
    create.mutate(
      { ...input, id, name: input.name ?? "", price: input.price ?? 0 },
      {
        onSuccess: ({ data }) => {
          toast({ title: words.created, description: data.name, tone: "success" });
          onSaved(data);
        },
        onError: (error) => toast({ title: words.createFailed(reasonOf(error)), tone: "danger" }),
      },
    );
  };
  return (
    <div className="mb-6">
      <ProductForm
        title={words.newTitle}
        form={form}
        submitLabel={words.create}
        isBusy={create.isPending}
        onSubmit={submit}
        onCancel={onCancel}
      />
    </div>
  );
}
