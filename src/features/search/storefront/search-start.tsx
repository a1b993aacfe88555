import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { messages as productMessages } from "#features/products/messages.ts";
import { messages as siteMessages } from "#site/messages.ts";
import { sceneImage } from "#site/scenes.ts";
import { Image } from "#ui/image.tsx";
import { messages } from "../messages.ts";

const CATEGORIES = [
  { category: "diffusers", scene: "reading", crop: "object-[30%]" },
  { category: "oils", scene: "atelier", crop: "object-[60%]" },
] as const;
const WAYS_ON = ["/blog", "/faq", "/track-order", "/shipping-policy", "/contact"] as const;

/** Ways to begin, before anything is typed. */
export function SearchStart() {
  const { menu } = useStore();
  return (
    <div className="mt-2 grid grid-cols-1 gap-12">
      <section aria-labelledby="search-examples" className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="search-examples" className="font-sans text-sm font-normal tracking-normal text-stone">
          {messages.start.examples}
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          {messages.start.words.map((word) => (
            <li key={word}>
              <Link
                to={`/search?q=${encodeURIComponent(word)}`}
                replace
                className="link inline-flex min-h-11 items-center text-sm"
              >
                {word}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="search-browse">
        <h2 id="search-browse" className="text-2xl">
          {messages.start.browse}
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-4 sm:gap-6 lg:gap-10">
          {CATEGORIES.map(({ category, scene, crop }) => (
            <li key={category}>
              <Link to={`/products?category=${category}`} className="group block no-underline">
                <Image
                  {...sceneImage(scene)}
                  alt=""
                  sizes="50vw"
                  className={`aspect-square w-full sm:aspect-3/2 ${crop}`}
                />
                <span className="mt-3 block font-display text-xl group-hover:underline">
                  {productMessages.categories[category]}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-8 grid border-t border-beige sm:grid-cols-2 sm:gap-x-6 lg:gap-x-10">
          {[
            { to: "/products", label: productMessages.collection },
            ...menu.footer,
            ...WAYS_ON.map((to) => ({ to, label: siteMessages.links[to] })),
          ].map(({ to, label }) => (
            <li key={to} className="border-b border-beige">
              <Link to={to} className="flex min-h-14 items-center justify-between gap-4 no-underline hover:underline">
                {label}
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-gold-deep" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
