import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { pageMeta } from "#site/page-meta.ts";
import { sceneImage } from "#site/scenes.ts";
import { Button } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";
import type { Route } from "./+types/about.page";
import { text } from "./about-text.ts";

export const handle = { scriptsMayWait: true };

/** Prose is in the page and not in its scripts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { storeName } = await knownSettings(context.get(pageContext).shop);
  return { ...text, story: text.story(storeName) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({
        ...storeOf(matches),
        title: loaderData.title,
        description: loaderData.description,
        path: "/about",
      })
    : [];

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { eyebrow, heading, image, story, valuesTitle, values, shop } = loaderData;
  return (
    <main>
      <header className="page py-12 lg:py-16">
        <p className="eyebrow text-stone">{eyebrow}</p>
        <h1 className="mt-4 max-w-3xl">{heading}</h1>
      </header>
      <Image
        {...sceneImage("atelier")}
        alt={image}
        priority
        className="aspect-8/5 w-full object-[50%_45%] lg:aspect-5/2"
      />
      <section aria-label={eyebrow} className="page grid gap-12 py-16 lg:grid-cols-2 lg:gap-24 lg:py-24">
        <div className="prose text-lg">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <Image
            {...sceneImage("bath")}
            alt=""
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="aspect-3/2 w-full object-[75%]"
          />
        </div>
      </section>
      <section aria-labelledby="values" className="page lg:pb-16">
        <h2 id="values">{valuesTitle}</h2>
        <ul className="mt-12 grid gap-x-10 gap-y-12 md:grid-cols-3">
          {(["pure", "quality", "wellness"] as const).map((value, i) => (
            <li key={value} className="border-t border-taupe pt-6">
              <span aria-hidden="true" className="font-display text-xl text-gold-deep italic">
                {i + 1}
              </span>
              <h3 className="mt-4">{values[value].title}</h3>
              <p className="mt-3 text-stone">{values[value].text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-12">
          <Button asChild size="large">
            <Link to="/products">{shop}</Link>
          </Button>
        </p>
      </section>
    </main>
  );
}
