import { Leaf, Moon, Sparkle } from "lucide-react";
import { Link } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { pageMeta } from "#site/page-meta.ts";
import { sceneImage } from "#site/scenes.ts";
import { Button } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";
import type { Route } from "./+types/about.page";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...storeOf(matches),
    title: "Our Story",
    description: "Why we make diffusers that step back, and oils that smell of what they are.",
    path: "/about",
  });

const VALUES = [
  {
    icon: Leaf,
    title: "Pure & Natural",
    text: "One plant in each bottle: pressed or distilled, named for what it is, stretched with nothing. Where an oil varies with its harvest, we let it.",
  },
  {
    icon: Sparkle,
    title: "Premium Quality",
    text: "Ceramic, stone, glass, oak and brass, where others use a coat of paint. Made to be wiped, refilled and kept, with a battery that is sized for a whole day.",
  },
  {
    icon: Moon,
    title: "Wellness First",
    text: "A scent should help a day to slow down, and then stop. Every diffuser switches itself off after 3 hours, and none of them talks to your phone.",
  },
];

export default function AboutPage() {
  const { storeName } = useStore().settings;
  return (
    <main>
      <header className="page py-12 text-center lg:py-20">
        <p className="eyebrow text-stone">Our story</p>
        <h1 className="mx-auto mt-4 max-w-3xl">It began with a room that would not go quiet</h1>
      </header>
      <Image
        {...sceneImage("hero")}
        alt="An amber stone diffuser in evening light, beside bottles of lavender and sweet orange oil"
        width={1920}
        height={1200}
        priority
        className="aspect-8/5 w-full object-[50%_85%] lg:aspect-5/2"
      />
      <section aria-label="Our story" className="page py-16 lg:py-24">
        <div className="prose mx-auto text-lg">
          <p>
            The first diffuser we owned was a plastic cone with a blue light. It worked, and it was put into a cupboard
            whenever somebody came. That seemed the wrong way round: the thing that scents a room is in the room all
            day.
          </p>
          <p>
            So {storeName} began with an object rather than a scent. It should look at home between books and bowls. It
            should be filled in the evening without reading a manual. It should make no more noise than a page being
            turned.
          </p>
          <p>
            The oils came second. We went looking for small bottles of one thing: lavender that smells of stalks and
            sun, not of soap; cedar like a pencil just sharpened. Blending is left to you. Three drops of one and two of
            another is all the craft there is, and it is a good craft for a quiet evening.
          </p>
          <p>We still sell only what we would leave standing on the table.</p>
        </div>
      </section>
      <section aria-labelledby="values" className="page">
        <h2 id="values" className="text-center">
          What we hold to
        </h2>
        <ul className="mt-12 grid gap-6 md:grid-cols-3">
          {VALUES.map(({ icon: Icon, title, text }) => (
            <li key={title} className="bg-linen p-8">
              <Icon aria-hidden="true" className="size-7 text-gold-deep" strokeWidth={1} />
              <h3 className="mt-6">{title}</h3>
              <p className="mt-3 text-stone">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-12 text-center">
          <Button asChild size="large">
            <Link to="/products">Shop the Collection</Link>
          </Button>
        </p>
      </section>
    </main>
  );
}
