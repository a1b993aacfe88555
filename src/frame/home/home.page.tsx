import { Link } from "react-router";
import { QuickAdd } from "#features/cart/shop/quick-add.tsx";
import { featuredProducts } from "#features/catalog/server/product-queries.ts";
import { ProductGrid } from "#features/catalog/shop/product-grid.tsx";
import { pageContext } from "#http/page-context.ts";
import { isAboutProducts } from "#shared/news.ts";
import { Button } from "#ui/button.tsx";
import hero from "../../../assets/demo/scenes/hero.webp?url";
import heroPortrait from "../../../assets/demo/scenes/hero-portrait.webp?url";
import { useLive } from "../live/use-live.ts";
import { pageMeta } from "../page-meta.ts";
import { texts } from "../texts.ts";
import { shopOf } from "../use-shop.ts";
import type { Route } from "./+types/home.page";

export const meta: Route.MetaFunction = ({ matches }) => {
  const shop = shopOf(matches);
  return pageMeta({ ...shop, title: shop.storeName, description: texts.description, path: "/", image: hero });
};

export async function loader({ context }: Route.LoaderArgs) {
  return { featured: await featuredProducts(context.get(pageContext).shop.db) };
}

export default function HomePage({ loaderData: { featured } }: Route.ComponentProps) {
  useLive(isAboutProducts, () => undefined);
  return (
    <main>
      <Hero />
      <section aria-labelledby="featured" className="page pt-16 lg:pt-24">
        <h2 id="featured">{texts.featured}</h2>
        <p className="mt-2 mb-10 text-stone">{texts.featuredLead}</p>
        <ProductGrid products={featured} shape="four" action={(product) => <QuickAdd product={product} />} />
      </section>
    </main>
  );
}

/** The picture stands above the words; on wide screens it lies behind them, never cropped at its sides, where its left is calm. */
function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="relative bg-linen lg:grid lg:min-h-[min(100svh-9rem,62.5vw)] lg:items-center"
    >
      <picture>
        <source media="(min-width: 48rem)" srcSet={hero} width={1920} height={1200} />
        <img
          src={heroPortrait}
          alt=""
          width={900}
          height={1200}
          fetchPriority="high"
          className="aspect-10/9 w-full object-cover object-bottom md:aspect-8/5 lg:absolute lg:inset-0 lg:aspect-auto lg:size-full"
        />
      </picture>
      <div className="page relative py-8 md:py-12">
        <div className="max-w-xl lg:max-w-[42%]">
          <p className="eyebrow text-espresso">{texts.hero.eyebrow}</p>
          <h1 id="hero" className="mt-3">
            {texts.hero.title}
          </h1>
          <p className="mt-4 max-w-read text-lg text-pretty">{texts.hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-4 max-sm:*:w-full">
            <Button asChild size="large">
              <Link to="/products">{texts.hero.shop}</Link>
            </Button>
            <Button asChild size="large" variant="secondary">
              <Link to="/about">{texts.hero.story}</Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
