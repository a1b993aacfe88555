import { Film } from "#ui/film.tsx";
import { Image } from "#ui/image.tsx";
import still from "../../../assets/demo/films/customer.webp?url";
import { filmFiles } from "./films.ts";
import { messages } from "./messages.ts";

/** Beside its words; on a phone below them. */
export const CustomerFilm = () => (
  <section
    aria-labelledby="customer"
    className="page grid items-center gap-8 pt-section lg:grid-cols-[1fr_2fr] lg:gap-16"
  >
    <div>
      <p className="eyebrow text-stone">{messages.customerFilm.eyebrow}</p>
      <h2 id="customer" className="mt-3">
        {messages.customerFilm.title}
      </h2>
      <p className="mt-4 max-w-read text-lg text-stone">{messages.customerFilm.text}</p>
    </div>
    <div className="relative bg-linen lg:*:last:right-8">
      <Film label={messages.customerFilm.label} files={filmFiles("customer")} className="object-[63%]">
        <Image
          src={still}
          alt=""
          width={1440}
          height={960}
          className="aspect-square w-full object-[63%] sm:aspect-3/2"
        />
      </Film>
    </div>
  </section>
);
