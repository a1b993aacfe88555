import { Link, useLocation } from "react-router";
import { QuickAdd } from "#features/cart/shop/quick-add.tsx";
import { pageMeta } from "#frame/page-meta.ts";
import { shopOf } from "#frame/use-shop.ts";
import { pageContext } from "#http/page-context.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { productsOnShelf } from "../server/product-queries.ts";
import { readShelf, SHELVES, type Shelf, shelfAddress } from "../shelf.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/product-list.page";
import { ProductGrid } from "./product-grid.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...shopOf(matches), title: texts.collection, description: texts.collectionLead, path: "/products" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const shelf = readShelf(new URL(request.url).searchParams);
  return { shelf, ...(await productsOnShelf(context.get(pageContext).shop.db, shelf)) };
}

export default function ProductListPage({ loaderData: { shelf, products, total } }: Route.ComponentProps) {
  return (
    <main className="page py-12 lg:py-16">
      <h1>{texts.collection}</h1>
      <p className="mt-3 max-w-read text-balance text-stone">{texts.collectionLead}</p>
      <Shelves shelf={shelf} />
      {products.length === 0 ? (
        <NothingOnShelf />
      ) : (
        <>
          <h2 className="sr-only">{texts.products}</h2>
          <p className="mb-8 text-sm text-stone" aria-live="polite">
            {texts.showing(products.length)}
          </p>
          <ProductGrid products={products} inView={4} action={(product) => <QuickAdd product={product} />} />
        </>
      )}
      {products.length < total && (
        <p className="mt-16 text-center">
          <Button asChild variant="secondary" size="large">
            <Link to={shelfAddress({ ...shelf, pages: shelf.pages + 1 })} preventScrollReset replace>
              {texts.loadMore}
            </Link>
          </Button>
        </p>
      )}
    </main>
  );
}

/** Filters are links, so that they work before scripts arrive and can be shared. */
const Shelves = ({ shelf }: { shelf: Shelf }) => (
  <nav aria-label="Categories" className="my-8 flex flex-wrap gap-2">
    {SHELVES.map(({ category, label }) => (
      <Button key={label} asChild size="small" variant={shelf.category === category ? "primary" : "secondary"}>
        <Link
          to={shelfAddress({ category, pages: 1 })}
          preventScrollReset
          aria-current={shelf.category === category ? "true" : undefined}
        >
          {label}
        </Link>
      </Button>
    ))}
  </nav>
);

const NothingOnShelf = () => (
  <EmptyState
    title={texts.empty}
    action={
      <Button asChild>
        <Link to="/products">{texts.showAll}</Link>
      </Button>
    }
  />
);

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <main className="page py-16">
      <ErrorState
        headingLevel={1}
        title={texts.error}
        text={texts.failed}
        action={
          <Button asChild>
            <Link to={pathname + search} reloadDocument>
              {texts.tryAgain}
            </Link>
          </Button>
        }
      />
    </main>
  );
}
