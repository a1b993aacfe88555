import { Link } from "react-router";
import { sceneImage, withAvif } from "#site/scenes.ts";
import { classes } from "#ui/classes.ts";
import { Image } from "#ui/image.tsx";
import avif from "../../../assets/demo/rooms/evening.avif?url";
import webp from "../../../assets/demo/rooms/evening.webp?url";
import small from "../../../assets/demo/rooms/evening-960.avif?url";
import { messages } from "./messages.ts";

const evening = withAvif([webp, avif, small], [1600, 2000]);

const SCENES = [
  { scene: "bath", image: sceneImage("bath"), crop: "object-[75%]", to: "/products?category=oils" },
  { scene: "reading", image: sceneImage("reading"), crop: "object-[30%]", to: "/products?category=diffusers" },
  { scene: "bedside", image: evening, crop: "object-[50%_60%]", to: "/products" },
] as const;

export const Lifestyle = () => (
  <section aria-labelledby="lifestyle" className="page pt-section">
    <p className="eyebrow text-stone">{messages.lifestyle.eyebrow}</p>
    <h2 id="lifestyle" className="mt-3">
      {messages.lifestyle.title}
    </h2>
    <ul className="card-strip mt-8 grid sm:mt-10">
      {SCENES.map(({ scene, image, crop, to }) => (
        <li key={scene} className="flex flex-col">
          <Image
            {...image}
            alt={messages.lifestyle.scenes[scene].alt}
            sizes="(min-width: 40rem) 30vw, 93vw"
            className={classes("aspect-square w-full", crop)}
          />
          <h3 className="mt-5">{messages.lifestyle.scenes[scene].title}</h3>
          <p className="mt-2 mb-3 text-stone">{messages.lifestyle.scenes[scene].text}</p>
          <Link to={to} className="link mt-auto inline-flex min-h-11 items-center self-start text-sm">
            {messages.lifestyle.scenes[scene].link}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
