import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Film } from "#ui/film.tsx";
import hero from "../../../assets/demo/scenes/hero.webp?url";
import heroPortrait from "../../../assets/demo/scenes/hero-portrait.webp?url";
import { texts } from "../texts.ts";
import { filmFiles } from "./films.ts";

const look =
  "aspect-10/9 w-full object-cover object-bottom md:aspect-8/5 lg:absolute lg:inset-0 lg:aspect-auto lg:size-full";

/** The picture stands above the words; on wide screens it lies behind them, never cropped at its sides, where its left is calm. */
export function Hero() {
  return (
    <section
      aria-labelledby="hero"
      className="relative bg-linen lg:grid lg:min-h-[min(100svh-9rem,62.5vw)] lg:items-center"
    >
      <div className="relative lg:absolute lg:inset-0">
        <Film
          label={texts.hero.film}
          files={[...filmFiles("hero-portrait", "(max-width: 47.99rem)"), ...filmFiles("hero-wide")]}
          poster={hero}
          className={`${look} max-md:object-right-bottom`}
        >
          <picture>
            <source media="(min-width: 48rem)" srcSet={hero} width={1920} height={1200} />
            <img src={heroPortrait} alt="" width={900} height={1200} fetchPriority="high" className={look} />
          </picture>
        </Film>
      </div>
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
