import { Link } from "react-router";
import { Image } from "#ui/image.tsx";
import picture from "../../../assets/demo/pictures/scent-stones-2.webp?url";
import { messages } from "./messages.ts";

/** A story in chapters on a dark ground, the one pause of the page. */
export const Journey = () => (
  <section aria-labelledby="journey" className="on-dark mt-section">
    <div className="page grid gap-12 py-section lg:grid-cols-[2fr_3fr] lg:gap-24">
      <div>
        <h2 id="journey">{messages.journey.title}</h2>
        <p className="mt-4 max-w-read text-lg text-beige">{messages.journey.lead}</p>
        <Link
          to="/about"
          className="mt-8 inline-flex min-h-11 items-center rounded-sm border border-gold px-6 text-sm font-medium tracking-wide no-underline transition-colors duration-quick hover:bg-cream hover:text-espresso"
        >
          {messages.journey.link}
        </Link>
        <Image
          src={picture}
          alt=""
          width={1200}
          height={1500}
          className="mt-12 aspect-4/5 w-full max-lg:mt-8 max-lg:aspect-3/2"
        />
      </div>
      <ol className="grid content-between gap-6 lg:gap-10">
        {messages.journey.chapters.map(({ title, text }, i) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] gap-x-4 border-t border-gold/40 pt-6">
            <span aria-hidden="true" className="font-display text-xl text-gold italic">
              {i + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-2 max-w-read text-beige">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
