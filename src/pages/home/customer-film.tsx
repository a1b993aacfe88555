import { Film } from "#ui/film.tsx";
import { Image } from "#ui/image.tsx";
import still from "../../../assets/demo/films/customer.webp?url";
import { filmFiles } from "./films.ts";
import { messages } from "./messages.ts";

/** From edge to edge, right below the dark story, with its words below. */
export const CustomerFilm = () => (
  <section aria-labelledby="customer">
    <div className="relative bg-linen">
      <Film label={messages.customerFilm.label} files={filmFiles("customer")}>
        <Image
          src={still}
          alt=""
          width={1440}
          height={960}
          className="aspect-4/5 w-full sm:aspect-3/2 lg:aspect-21/9"
        />
      </Film>
    </div>
    <div className="page grid gap-4 pt-12 lg:pt-24 lg:grid-cols-2 lg:gap-24">
      <div>
        <p className="eyebrow text-stone">{messages.customerFilm.eyebrow}</p>
        <h2 id="customer" className="mt-3">
          {messages.customerFilm.title}
        </h2>
      </div>
      <p className="max-w-read text-lg text-stone lg:self-end">{messages.customerFilm.text}</p>
    </div>
  </section>
);
