import { Link } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { QuickAdd } from "#features/cart/storefront/quick-add.tsx";
import { messages as catalogue } from "#features/products/messages.ts";
import { showsSampleRatings } from "#features/products/sample-ratings.ts";
import { featuredProducts } from "#features/products/server/product-queries.ts";
import { ProductGrid } from "#features/products/storefront/product-grid.tsx";
import { pageContext } from "#http/page-context.ts";
import { isAboutProducts } from "#shared/live-events.ts";
import { messages } from "#site/home-messages.ts";
import { pageMeta } from "#site/page-meta.ts";
import { organizationData } from "#site/structured-data.ts";
import { useLive } from "#site/use-live.ts";
import type { Route } from "./+types/home.page";
import { CustomerFilm } from "./customer-film.tsx";
import { Hero } from "./hero.tsx";
import { Journey } from "./journey.tsx";
import { Lifestyle } from "./lifestyle.tsx";
import { Testimonials } from "./testimonials.tsx";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const shop = storeOf(matches);
  return [
    ...pageMeta({ ...shop, title: messages.hero.eyebrow, description: messages.description, path: "/" }),
    organizationData(shop),
  ];
};

export async function loader({ context }: Route.LoaderArgs) {
  return { featured: await featuredProducts(context.get(pageContext).shop.db) };
}

const LISTINGS = [
  ["/products?category=diffusers", () => catalogue.categories.diffusers],
  ["/products?category=oils", () => catalogue.categories.oils],
  ["/products", () => catalogue.all],
] as const;

export default function HomePage({ loaderData: { featured } }: Route.ComponentProps) {
  useLive(isAboutProducts);
  const { settings, isDemo } = useStore();
  return (
    <main>
      <Hero />
      <section aria-labelledby="featured" className="page pt-16 lg:pt-24">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <div>
            <h2 id="featured">{messages.featured}</h2>
            <p className="mt-2 text-stone">{messages.featuredLead}</p>
          </div>
          <nav aria-label={catalogue.listings} className="flex gap-6 text-sm">
            {LISTINGS.map(([to, label]) => (
              <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
                {label()}
              </Link>
            ))}
          </nav>
        </div>
        <ProductGrid products={featured} shape="four" action={(product) => <QuickAdd product={product} />} />
      </section>
      <Lifestyle />
      <Journey />
      <CustomerFilm />
      {showsSampleRatings(isDemo, settings) && <Testimonials />}
    </main>
  );
}
