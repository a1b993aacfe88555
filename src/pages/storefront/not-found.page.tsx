import { data, redirect } from "react-router";
import { slugOfOldPath } from "#features/products/old-address.ts";
import { productIdOfSlug } from "#features/products/server/product-queries.ts";
import { productsToOffer } from "#features/products/server/products-to-offer.ts";
import { SomeProducts } from "#features/products/storefront/some-products.tsx";
import { pageContext } from "#http/page-context.ts";
import { messages } from "#site/messages.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";
import type { Route } from "./+types/not-found.page";

export const meta = () => [{ title: messages.notFound.tab }, { name: "robots", content: "noindex" }];

/** Links to the shop before this one lead to its products, in one redirect. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext).shop;
  const slug = slugOfOldPath(params["*"])?.slice(0, 200);
  const id = slug && (await productIdOfSlug(db, slug));
  if (id) throw redirect(`/products/${id}`, 301);
  return data({ products: await productsToOffer(db) }, { status: 404 });
}

export default function NotFoundPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <NotFoundScreen>
      <SomeProducts products={products} />
    </NotFoundScreen>
  );
}
