import { useRef } from "react";
import { data, Link, redirect } from "react-router";
import { z } from "zod";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { BackInStockForm } from "#features/back-in-stock/storefront/back-in-stock-form.tsx";
import { cartLineOf } from "#features/cart/cart-line-of.ts";
import { messages as cart } from "#features/cart/messages.ts";
import { pairOffer } from "#features/cart/pair-offer.ts";
import { addToCart } from "#features/cart/storefront/notify-cart.ts";
import { QuickAdd } from "#features/cart/storefront/quick-add.tsx";
import { SomeProducts } from "#features/cart/storefront/some-products.tsx";
import { publicAddress } from "#features/images/shown-image.ts";
import type { GuaranteeNoticeFile } from "#features/policies/guarantee-notice.ts";
import { knownNotice } from "#features/policies/server/guarantee-notices.ts";
import { isStartText } from "#features/policies/server/policy-queries.ts";
import { GuaranteeRow } from "#features/policies/storefront/guarantee-notice.tsx";
import { withDefaultMaker } from "#features/products/default-maker.ts";
import { messages } from "#features/products/messages.ts";
import type { Product, ProductSummary } from "#features/products/product.ts";
import { messages as pageMessages } from "#features/products/product-page-messages.ts";
import { showsSampleRatings } from "#features/products/sample-ratings.ts";
import { productIdOfSlug, productWithRelated, variantInPlaceOf } from "#features/products/server/product-queries.ts";
import { productsToOffer } from "#features/products/server/products-to-offer.ts";
import { shownSlugs } from "#features/products/server/shown-slugs.ts";
import { BuyBar } from "#features/products/storefront/buy-bar.tsx";
import { BuyBox } from "#features/products/storefront/buy-box.tsx";
import { Gallery } from "#features/products/storefront/gallery.tsx";
import { OfferLine } from "#features/products/storefront/offer-line.tsx";
import { ProductColumns } from "#features/products/storefront/product-columns.tsx";
import { ProductGrid } from "#features/products/storefront/product-grid.tsx";
import { ProductTabs, SafetyInformation } from "#features/products/storefront/product-tabs.tsx";
import { productData } from "#features/products/structured-data.ts";
import type { VariantGroup } from "#features/products/variants.ts";
import { WaysOn } from "#features/search/storefront/ways-on.tsx";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { countryName } from "#features/shipping/countries.ts";
import { isOutage } from "#http/error-responses.ts";
import { pageContext } from "#http/page-context.ts";
import type { Db } from "#platform/database/database.ts";
import { type Language, languageOf } from "#shared/language.ts";
import { isAbout, isAboutProducts } from "#shared/live-events.ts";
import { inShort } from "#site/in-short.ts";
import { cachedResponses, keyOf, useKeep } from "#site/page-memory.ts";
import { pageMeta } from "#site/page-meta.ts";
import { breadcrumbData } from "#site/structured-data.ts";
import { useLive } from "#site/use-live.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import type { Route } from "./+types/product.page";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const product = loaderData?.product;
  if (!product) return [{ title: pageMessages.notFound }, { name: "robots", content: "noindex" }];
  const shop = storeOf(matches);
  const path = `/products/${product.id}`;
  const [image] = product.images;
  const paths = Object.fromEntries(loaderData.languages.map((language) => [language, path]));
  return [
    ...pageMeta({
      ...shop,
      title: product.name,
      description: inShort(product.description ?? product.name),
      path,
      image: image ? publicAddress(image.path) : undefined,
      type: "product",
      paths,
    }),
    productData(shop, {
      product,
      group: loaderData.group,
      maker: loaderData.ownMaker,
      hasStartReturns: loaderData.hasStartReturns,
      language: languageOf(paths),
    }),
    breadcrumbData(
      shop,
      [
        { label: pageMessages.home, path: "/" },
        { label: messages.products, path: "/products" },
        { label: product.name, path },
      ],
      languageOf(paths),
    ),
  ];
};

/** A uuid shows its product, a readable address leads to it (decision 7). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { db } = shop;
  const to = (id: string) => `/products/${id}${new URL(request.url).search}`;
  const shown = shownSlugs(db);
  const isId = z.uuid().safeParse(params.id).success;
  if (!isId) {
    const slug = params.id.slice(0, 200);
    const id = await productIdOfSlug(db, slug).catch((error: unknown) => {
      const known = isOutage(error) ? shown.idOf(slug) : undefined;
      throw known ? redirect(to(known), { status: 302, headers: { "cache-control": "no-store" } }) : error;
    });
    if (!id) return notFound(db);
    shown.remember(slug, id);
    throw redirect(to(id), 301);
  }
  if (params.id !== params.id.toLowerCase()) throw redirect(to(params.id.toLowerCase()), 301);
  const [settings, notice, hasStartReturns] = await Promise.all([
    knownSettings(shop),
    knownNotice(shop),
    isStartText(shop, "return-refund-policy"),
  ]);
  const found = await productWithRelated(db, params.id, settings.languages);
  if (!found) {
    const variant = await variantInPlaceOf(db, params.id);
    // It may come back.
    if (variant) throw redirect(to(variant), 302);
    return notFound(db);
  }
  shown.remember(found.product.slug, params.id);
  const product = withDefaultMaker(found.product, settings);
  const { maker: ownMaker } = found.product;
  return data({ ...found, product, ownMaker, hasStartReturns, notice, offer: pairOffer([product]) });
}

/** What there is instead. */
const notFound = async (db: Db) => data({ ...NOTHING, related: await productsToOffer(db) }, { status: 404 });

interface Answer {
  product: Product | null;
  /** Who made it, where the product itself says so and not the settings. */
  ownMaker: string | null;
  hasStartReturns: boolean;
  /** Of a product with variants. */
  group: VariantGroup | null;
  related: ProductSummary[];
  /** Those in which its name and description are published. */
  languages: Language[];
  /** The official notice of the legal guarantee; null where our own words stand. */
  notice: GuaranteeNoticeFile | null;
  offer: ReturnType<typeof pairOffer>;
}

const NOTHING: Answer = {
  product: null,
  ownMaker: null,
  hasStartReturns: false,
  group: null,
  related: [],
  languages: [],
  notice: null,
  offer: null,
};

/** A product is read at most every five minutes (storefront 9). */
const known = cachedResponses<Answer>(5 * 60_000, isAboutProducts);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Answer> =>
  known.get(keyOf(request), () => serverLoader(), request);

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, group, related, notice, offer } = loaderData;
  useKeep(known, loaderData);
  if (!product)
    return (
      <EmptyScreen
        title={pageMessages.notFound}
        text={pageMessages.notFoundText}
        to="/products"
        linkLabel={pageMessages.back}
        ways={<WaysOn />}
      >
        <SomeProducts products={related} />
      </EmptyScreen>
    );
  // From variant to variant the screen stays, and with it the focus on the choice.
  const key = group?.id ?? product.id;
  return <ProductScreen key={key} product={product} group={group} related={related} notice={notice} offer={offer} />;
}

type ProductScreenProps = Pick<Answer, "group" | "related" | "notice" | "offer"> & { product: Product };

function ProductScreen({ product, group, related, notice, offer }: ProductScreenProps) {
  const add = (quantity: number) => addToCart(cartLineOf(product, quantity), cart.added.onPage);
  const { settings, isDemo } = useStore();
  const shown = [product, ...(group?.variants ?? []), ...related].map(({ id }) => id);
  useLive((message) => isAbout(message, shown));
  const buyButton = useRef<HTMLButtonElement>(null);
  return (
    <main className="page py-0 pb-8 md:py-6">
      <Breadcrumb
        crumbs={[
          { label: pageMessages.home, to: "/" },
          { label: messages.products, to: "/products" },
          { label: product.name },
        ]}
      />
      <ProductColumns
        gallery={<Gallery key={product.id} product={product} />}
        tabs={<ProductTabs details={product.details} attributes={product.attributes} />}
        rows={
          <>
            <SafetyInformation product={product} />
            <GuaranteeRow file={notice} />
          </>
        }
      >
        <BuyBox
          product={product}
          group={group}
          isRated={showsSampleRatings(isDemo, settings) && product.isSample}
          notSoldTo={product.notSoldTo.map(countryName)}
          onAdd={add}
          buttonRef={buyButton}
          offer={<OfferLine offer={offer} className="mt-2" />}
          // A key of its own: the description beside it has the product's.
          soldOut={<BackInStockForm key={`back-in-stock-${product.id}`} productId={product.id} />}
        />
      </ProductColumns>
      {related.length > 0 && (
        <section aria-labelledby="related" className="below-window mt-20 lg:mt-24">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 lg:mb-8">
            <h2 id="related" className="text-2xl">
              {pageMessages.related}
            </h2>
            <Link to="/products" className="link inline-flex min-h-11 items-center text-sm">
              {messages.collection}
            </Link>
          </div>
          <ProductGrid products={related} shape="three" action={(product) => <QuickAdd product={product} />} />
        </section>
      )}
      {product.inStock && <BuyBar product={product} onAdd={() => add(1)} replaces={buyButton} />}
    </main>
  );
}
