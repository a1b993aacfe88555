import { QuickAdd } from "#features/cart/shop/quick-add.tsx";
import { featuredProducts } from "#features/catalog/server/product-queries.ts";
import { ProductGrid } from "#features/catalog/shop/product-grid.tsx";
import { pageContext } from "#http/page-context.ts";
import { isAboutProducts } from "#shared/news.ts";
import { useLive } from "../live/use-live.ts";
import { pageMeta } from "../page-meta.ts";
import { organizationData } from "../structured-data.ts";
import { texts } from "../texts.ts";
import { shopOf, useShop } from "../use-shop.ts";
import type { Route } from "./+types/home.page";
import { CustomerFilm } from "./customer-film.tsx";
import { Hero } from "./hero.tsx";
import { Journey } from "./journey.tsx";
import { Lifestyle } from "./lifestyle.tsx";
import { Testimonials } from "./testimonials.tsx";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) => {
  const shop = shopOf(matches);
  return [
    ...pageMeta({ ...shop, title: texts.hero.eyebrow, description: texts.description, path: "/" }),
    organizationData(shop),
  ];
};

export async function loader({ context }: Route.LoaderArgs) {
  return { featured: await featuredProducts(context.get(pageContext).shop.db) };
}

export default function HomePage({ loaderData: { featured } }: Route.ComponentProps) {
  useLive(isAboutProducts);
  const { settings, isDemo } = useShop();
  return (
    <main>
      <Hero />
      <section aria-labelledby="featured" className="page pt-16 lg:pt-24">
        <h2 id="featured">{texts.featured}</h2>
        <p className="mt-2 mb-10 text-stone">{texts.featuredLead}</p>
        <ProductGrid products={featured} shape="four" action={(product) => <QuickAdd product={product} />} />
      </section>
      <Lifestyle />
      <Journey />
      <CustomerFilm />
      {isDemo && settings.demoRatings && <Testimonials />}
    </main>
  );
}
