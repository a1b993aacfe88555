import { data, redirect } from "react-router";
import { addressOfOldPath } from "#features/products/old-address.ts";
import { productsToOffer } from "#features/products/server/products-to-offer.ts";
import { SomeProducts } from "#features/products/storefront/some-products.tsx";
import { pageContext } from "#http/page-context.ts";
import { messages } from "#site/messages.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";
import type { Route } from "./+types/not-found.page";

export const meta = () => [{ title: messages.notFound.tab }, { name: "robots", content: "noindex" }];

/** Links to the shop before this one go on leading to its products. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const address = addressOfOldPath(params["*"]);
  if (address) throw redirect(address, 301);
  return data({ products: await productsToOffer(context.get(pageContext).shop.db) }, { status: 404 });
}

export default function NotFoundPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <NotFoundScreen>
      <SomeProducts products={products} />
    </NotFoundScreen>
  );
}
