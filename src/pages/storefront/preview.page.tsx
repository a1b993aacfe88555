import { data, redirect } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { withDefaultMaker } from "#features/products/default-maker.ts";
import { messages as pageMessages } from "#features/products/product-page-messages.ts";
import { previewOf } from "#features/products/server/preview-key.ts";
import { productPreview } from "#features/products/server/product-queries.ts";
import { BuyBox } from "#features/products/storefront/buy-box.tsx";
import { Gallery } from "#features/products/storefront/gallery.tsx";
import { ProductColumns } from "#features/products/storefront/product-columns.tsx";
import { ProductTabs, SafetyInformation } from "#features/products/storefront/product-tabs.tsx";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { countryName } from "#features/shipping/countries.ts";
import { pageContext } from "#http/page-context.ts";
import { dateInWords } from "#shared/day.ts";
import { privatePage } from "#site/page-meta.ts";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/preview.page";
import { messages } from "./messages.ts";

const words = messages.preview;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export const headers = () => ({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });

/** A product that shoppers do not see yet. A key that was forged, has expired or whose product is gone leads nowhere. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const asked = previewOf(shop.secret, params.key, shop.clock.now());
  const found = asked && (await productPreview(shop.db, asked.productId));
  if (!found) return data(null, { status: 404 });
  if (found.isShown) throw redirect(`/products/${found.product.id}`);
  const product = withDefaultMaker(found.product, await knownSettings(shop));
  return data({ product, expiresAt: asked.expiresAt.toISOString() });
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { timeZone } = useStore().settings;
  if (!loaderData)
    return (
      <EmptyScreen
        title={pageMessages.notFound}
        text={pageMessages.notFoundText}
        to="/products"
        linkLabel={pageMessages.back}
      />
    );
  const { product, expiresAt } = loaderData;
  return (
    <main className="page py-4 md:py-8 lg:py-12">
      <Notice title={words.title}>{words.text(dateInWords(timeZone, new Date(expiresAt)))}</Notice>
      <ProductColumns
        gallery={<Gallery product={product} />}
        tabs={<ProductTabs details={product.details} attributes={product.attributes} />}
        rows={<SafetyInformation product={product} />}
      >
        <BuyBox product={product} isRated={false} notSoldTo={product.notSoldTo.map(countryName)} />
      </ProductColumns>
    </main>
  );
}
