import { Link } from "react-router";
import { Image } from "#ui/image.tsx";
import picture from "../../../assets/demo/pictures/scent-stones-2.webp?url";
import { messages } from "./messages.ts";

/** A story in chapters on a dark ground, the one pause of the page. */
export const Journey = () => (
  <section aria-labelledby="journey" className="on-dark mt-section">
    <div className="page grid gap-x-24 py-section lg:grid-cols-2">
      <div>
        <h2 id="journey">{messages.journey.title}</h2>
        <p className="mt-4 max-w-read text-lg text-beige">{messages.journey.lead}</p>
      </div>
      <Link
        to="/about"
        className="mt-8 inline-flex min-h-11 items-center self-end justify-self-start max-lg:order-last rounded-sm border border-gold px-6 text-sm font-medium tracking-wide no-underline transition-colors duration-quick hover:bg-cream hover:text-espresso lg:justify-self-end"
      >
        {messages.journey.link}
      </Link>
      <Image
        src={picture}
        alt=""
        width={1200}
        height={1500}
        className="mt-8 aspect-3/2 w-full lg:mt-12 lg:aspect-4/5"
      />
      <ol className="mt-8 grid lg:mt-12 lg:auto-rows-fr">
        {messages.journey.chapters.map(({ title, text }, i) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] gap-x-4 border-t border-gold/40 py-8 last:pb-0">
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
