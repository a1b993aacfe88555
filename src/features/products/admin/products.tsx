import { PackageOpen, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { useSelection } from "#backoffice/use-selection.ts";
import { Button } from "#ui/button.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { AdminProduct } from "../admin-product.ts";
import { EMPTY_DRAFT } from "../product-draft.ts";
import { PAGE_SIZE } from "../product-list.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { ImportProducts } from "./import-products.tsx";
import { isNarrowed, listOf, listQuery, NO_FILTERS } from "./list-query.ts";
import { messages } from "./messages.ts";
import { NewProductForm } from "./new-product-form.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { ProductList } from "./product-list.tsx";
import { ProductListSkeleton } from "./product-list-skeleton.tsx";
import { ProductsMenu } from "./products-menu.tsx";
import { ADD_BUTTON, useEditing, useOpening } from "./use-editing.tsx";

export function Products() {
  const { filters, change, linkTo } = useAddressFilters(NO_FILTERS);
  const query = listQuery(filters);
  const answer = useEndpointQuery("GET admin-products", { query });
  const { data, isPlaceholderData } = answer;
  const { editing, edit, request, formProps, discarding } = useEditing();
  const { open, copy, openingId } = useOpening({ edit, request });
  const [isImporting, setImporting] = useState(false);
  const selection = useSelection(listOf(filters));

  const saved = (product: AdminProduct) => {
    // In another state it is no longer of this list.
    if (editing?.is === "kept" && editing.product.state !== product.state) selection.drop([product.id]);
    formProps.onSaved(product);
  };

  const page = Number(query?.page ?? 1);
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : page;
  useEffect(() => {
    // The last product of the last page was removed, or the address is older than the shop's stock.
    if (!isPlaceholderData && page > pages) change({ page: String(pages) });
  }, [page, pages, isPlaceholderData, change]);

  // A new product stands alone: there is nothing to look for in the list meanwhile.
  if (editing?.is === "new")
    return (
      <>
        <PageHead title={messages.title} />
        <NewProductForm draft={EMPTY_DRAFT} {...formProps} />
        {discarding}
      </>
    );
  return (
    <>
      <PageHead title={messages.title} count={data?.total} isCapped={data?.is_capped}>
        <ProductsMenu query={query} total={data?.total ?? 0} onImport={() => setImporting(true)} />
        <Button id={ADD_BUTTON} onClick={() => edit({ is: "new" })}>
          <Plus aria-hidden="true" className="size-4" />
          {messages.add}
        </Button>
      </PageHead>
      <ProductFilters filters={filters} change={change} />
      {discarding}
      <ListLayout
        answer={answer}
        words={messages}
        icon={PackageOpen}
        isEmpty={data?.products.length === 0 && !editing}
        isEditing={editing !== null}
        isNarrowed={isNarrowed(filters)}
        onClear={() => change(NO_FILTERS)}
        action={
          <>
            <Button onClick={() => edit({ is: "new" })}>{messages.add}</Button>
            <Button variant="secondary" onClick={() => setImporting(true)}>
              {messages.importFile}
            </Button>
          </>
        }
        skeleton={<ProductListSkeleton />}
        paging={{ page, pages, total: data?.total, linkTo }}
      >
        <ProductList
          products={data?.products ?? []}
          selection={selection}
          editing={editing}
          onOpen={open}
          onCopy={copy}
          openingId={openingId}
          formProps={{ ...formProps, onSaved: saved }}
        />
      </ListLayout>
      {isImporting && <ImportProducts onClose={() => setImporting(false)} />}
      {/* An open form has its own bar at the foot. */}
      {!editing && <BulkBar selection={selection} />}
    </>
  );
}
