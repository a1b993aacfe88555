import { Link } from "react-router";
import { sceneImage } from "#site/scenes.ts";
import { classes } from "#ui/classes.ts";
import { Image } from "#ui/image.tsx";
import { lifestyle } from "./home-messages.ts";

/** Three scenes; on wide screens the middle one is lower. */
export const Lifestyle = () => (
  <section aria-labelledby="lifestyle" className="page pt-section">
    <p className="eyebrow text-stone">{lifestyle.eyebrow}</p>
    <h2 id="lifestyle" className="mt-3">
      {lifestyle.title}
    </h2>
    <ul className="mt-10 grid gap-x-6 gap-y-14 sm:grid-cols-3 lg:gap-x-10">
      {lifestyle.scenes.map(({ image, alt, crop, title, text, to, link }) => (
        <li key={title} className="sm:nth-2:mt-16">
          <Image
            {...sceneImage(image)}
            alt={alt}
            width={1600}
            height={1067}
            sizes="(min-width: 40rem) 30vw, 100vw"
            className={classes("aspect-square w-full", crop)}
          />
          <h3 className="mt-5">{title}</h3>
          <p className="mt-2 text-stone">{text}</p>
          <Link to={to} className="link mt-3 inline-flex min-h-11 items-center text-sm">
            {link}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
