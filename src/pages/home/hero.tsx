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
 * On phones the words stand on the calm wall above the object and the buttons on the table below it; on wide screens all
 * stand on the left of an image that is never cropped at its sides. Between the two the words stand below the image. Without
 * scripts the browser lays its own controls over a film, and over the buttons of a phone: there only the still image is shown. The button
 * of the film on a phone stands beside the sentence below it.
 */
export function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="relative grid bg-linen max-md:grid-rows-[minmax(max(min(100svh-8rem,150vw),125vw),auto)] lg:min-h-[min(100svh-9rem,62.5vw)] lg:items-center"
    >
      <div className="relative max-md:col-start-1 max-md:row-start-1 max-md:[&>button]:-bottom-18 lg:absolute lg:inset-0">
        <Film
          label={messages.hero.film}
          files={[...filmFiles("hero-portrait", "(max-width: 47.99rem)"), ...filmFiles("hero-wide")]}
          className="object-bottom max-md:noscript:hidden"
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
              className="w-full object-cover object-bottom max-md:absolute max-md:inset-0 max-md:size-full md:max-lg:aspect-8/5 lg:size-full"
            />
          </picture>
        </Film>
      </div>
      <div className="page relative max-md:contents md:py-12">
        <div className="max-md:contents md:max-w-xl lg:max-w-[42%]">
          <div className="relative max-md:col-start-1 max-md:row-start-1 max-md:px-gutter max-md:py-6">
            <p className="eyebrow text-espresso">{messages.hero.eyebrow}</p>
            <h1 id="hero" className="mt-3 lg:text-[clamp(3.25rem,5.6vw,5.25rem)]">
              {messages.hero.title}
            </h1>
          </div>
          <p className="max-w-read text-lg text-pretty max-md:py-6 max-md:pr-20 max-md:pl-gutter md:mt-4">
            {messages.hero.lead}
          </p>
          <div className="relative max-md:col-start-1 max-md:row-start-1 max-md:grid max-md:grid-cols-2 max-md:gap-3 max-md:self-end max-md:px-gutter max-md:pb-4 md:mt-8 md:flex md:flex-wrap md:gap-4">
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
