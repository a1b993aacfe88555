import { Link } from "react-router";
import { messages } from "#site/home-messages.ts";
import { scene } from "#site/scenes.ts";
import { Button } from "#ui/button.tsx";
import { Film } from "#ui/film.tsx";
import { filmFiles } from "./films.ts";

const wide = scene("hero");
const portrait = scene("hero-portrait");
const WIDE = "(min-width: 48rem)";

/**
 * On phones the words stand on the calm wall, and the object below them however long they are; on wide screens they stand on the
 * left of an image that is never cropped at its sides. Between the two they stand below the image.
 */
export function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="relative grid bg-linen max-md:pb-[82vw] lg:min-h-[min(100svh-7.5rem,62.5vw)] lg:items-center"
    >
      <div className="relative max-md:absolute max-md:inset-x-0 max-md:bottom-0 lg:absolute lg:inset-0">
        <Film
          label={messages.hero.film}
          files={[...filmFiles("hero-portrait", "(max-width: 47.99rem)"), ...filmFiles("hero-wide")]}
          className="object-bottom max-md:fade-top"
        >
          <picture>
            <source media={WIDE} type="image/avif" srcSet={wide.avif} width={1920} height={1200} />
            <source media={WIDE} srcSet={wide.src} width={1920} height={1200} />
            <source type="image/avif" srcSet={portrait.avif} />
            <img
              src={portrait.src}
              alt=""
              width={900}
              height={1200}
              fetchPriority="high"
              className="w-full object-cover object-bottom max-md:aspect-3/4 max-md:fade-top md:max-lg:aspect-8/5 lg:size-full"
            />
          </picture>
        </Film>
      </div>
      <div className="page relative py-8 md:py-12">
        <div className="md:max-w-xl lg:max-w-[42%]">
          <p className="eyebrow text-espresso">{messages.hero.eyebrow}</p>
          <h1 id="hero" className="mt-3 max-md:text-5xl lg:text-[clamp(3.25rem,5.6vw,5.25rem)]">
            {messages.hero.title}
          </h1>
          <p className="mt-4 max-w-read md:text-lg">{messages.hero.lead}</p>
          <div className="mt-4 grid grid-cols-2 gap-3 md:mt-8 md:flex md:flex-wrap md:gap-4">
            <Button asChild size="large" className="max-md:px-2 max-md:py-2 max-md:text-sm">
              <Link to="/products">{messages.hero.shop}</Link>
            </Button>
            <Button asChild size="large" variant="secondary" className="max-md:px-2 max-md:py-2 max-md:text-sm">
              <Link to="/about">{messages.hero.story}</Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
