import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { type DraftField, EMPTY_DRAFT, LABELS } from "../product-draft.ts";
import { ProductForm } from "./product-form.tsx";
import { fieldId, useProductDraft } from "./use-product-draft.ts";

const nothing = () => undefined;

function Form() {
  // A scheduled product has them all.
  const form = useProductDraft({ ...EMPTY_DRAFT, state: "scheduled" }, { images: [], related_products: [] }, nothing);
  return <ProductForm form={form} title="" submitLabel="" isBusy={false} onSubmit={nothing} onCancel={nothing} />;
}

it("every field of a product has its control, by its label", () => {
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => null, element: <Form /> }], {
    hydrationData: { loaderData: { root: { settings: { timeZone: "Europe/Tallinn" } } } },
  });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const fields = (Object.keys(EMPTY_DRAFT) as DraftField[]).filter((field) => field !== "image" && field !== "related");
  expect(fields.filter((field) => !markup.includes(`id="${fieldId(field)}"`))).toEqual([]);
  expect(Object.keys(EMPTY_DRAFT).filter((field) => !markup.includes(LABELS[field as DraftField]))).toEqual([]);
});
