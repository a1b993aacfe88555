import { data, redirect } from "react-router";
import { SomeProducts } from "#features/cart/storefront/some-products.tsx";
import { productAtOldPath } from "#features/products/server/old-ids.ts";
import { productsToOffer } from "#features/products/server/products-to-offer.ts";
import { WaysOn } from "#features/search/storefront/ways-on.tsx";
import { pageContext } from "#http/page-context.ts";
import { messages } from "#site/messages.ts";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import type { Route } from "./+types/not-found.page";

export const meta = () => [{ title: messages.notFound.tab }, { name: "robots", content: "noindex" }];

/** Links to the shop before this one lead to its products, in one redirect. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext).shop;
  const id = await productAtOldPath(db, params["*"]);
  if (id) throw redirect(`/products/${id}${new URL(request.url).search}`, 301);
  return data({ products: await productsToOffer(db) }, { status: 404 });
}

export default function NotFoundPage({ loaderData: { products } }: Route.ComponentProps) {
  const { title, text, home } = messages.notFound;
  return (
    <EmptyScreen title={title} text={text} to="/" linkLabel={home} ways={<WaysOn />}>
      <SomeProducts products={products} />
    </EmptyScreen>
  );
}
